import type { Page } from '@playwright/test'
import { expect, test, write } from './site'

const list = (page: Page) => page.locator('.cm-tooltip-autocomplete')

/** Writes a text and puts the caret where it has a bar. */
async function at(page: Page, text: string): Promise<void> {
  await write(page, text.replace('|', ''))
  await page.keyboard.press('ControlOrMeta+Home')
  for (let i = text.indexOf('|'); i > 0; i--) await page.keyboard.press('ArrowRight')
}

for (const [name, text, has, hasNot] of [
  ['members of a command that are not used', '{"name":"a",|}', 'description', /^name$/],
  ['members of an option, as its type has them', '{"name":"a","options":[{"type":5,|}]}', 'required', /^choices$/],
  ['members of a choice', '{"options":[{"type":3,"choices":[{|}]}]}', 'value', /^options$/],
  ['locales that are not there yet', '{"name_localizations":{"de":"x",|}}', 'Japanese', /^de$/],
  ['command types', '{"type":|}', 'PRIMARY_ENTRY_POINT', /SUB_COMMAND/],
  ['option types', '{"options":[{"type":|}]}', 'SUB_COMMAND_GROUP', /CHAT_INPUT/],
  ['contexts', '{"contexts":[|]}', 'PRIVATE_CHANNEL', /GUILD_INSTALL/],
  ['integration types', '{"integration_types":[|]}', 'USER_INSTALL', /BOT_DM/],
  ['channel types', '{"options":[{"type":7,"channel_types":[|]}]}', 'GUILD_FORUM', /BOT_DM/],
  ['handlers', '{"type":4,"handler":|}', 'SERVICE_LAUNCH_ACTIVITY', /GUILD/],
  ['permissions', '{"default_member_permissions":|}', 'BAN_MEMBERS', /GUILD_TEXT/],
] as const) {
  test(`completes ${name}`, async ({ open }) => {
    const page = await open()
    await at(page, text)
    await page.keyboard.press('Control+Space')
    await expect(list(page)).toContainText(has)
    for (const label of await list(page).locator('.cm-completionLabel, .cm-completionDetail').allTextContents()) {
      expect(label).not.toMatch(hasNot)
    }
  })
}

test('a completed member has its value’s form, its comma and its description', async ({ open }) => {
  const page = await open()
  await at(page, '{|\n"name":"a"}')
  await page.keyboard.type('"desc')
  await expect(list(page).locator('li').first()).toContainText('description')
  await expect(page.locator('.cm-completionInfo')).toContainText('1 to 100 characters')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Pong')
  await expect(page.locator('.cm-content')).toContainText('{"description": "Pong","name":"a"}')
})

test('typing over a selection needs no style that the policy refuses', async ({ open }) => {
  const page = await open()
  await page.locator('.cm-content').focus()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('{')
  await page.keyboard.type('"desc')
  await expect(list(page)).toContainText('description')
})

test('locales are found by their English name', async ({ open }) => {
  const page = await open()
  await at(page, '{"name":"a","name_localizations":{|}}')
  await page.keyboard.type('"germ')
  await expect(list(page).locator('li').first()).toContainText('Deutsch')
  await page.keyboard.press('Enter')
  await page.keyboard.type('x')
  await expect(page.locator('.cm-content')).toContainText('{"de": "x"}')
})

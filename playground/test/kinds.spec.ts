import { readFile } from 'node:fs/promises'
import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { says } from './notice'
import { entries, expect, test, write } from './site'

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

const documents = (page: Page) => page.getByRole('tablist', { name: 'Documents' })
const tab = (page: Page, name: string) => documents(page).getByRole('tab', { name })
const content = (page: Page) => page.locator('.cm-content')
const problem = (page: Page, text: string) => page.locator('.problem', { hasText: text })
const middle = (page: Page) => page.locator('#pane-picker')

/** Drops a file on the page. */
async function drop(page: Page, name: string, text: string): Promise<void> {
  await page.evaluate(({ name, text }) => {
    const data = new DataTransfer()
    data.items.add(new File([text], name))
    document.querySelector('#pane-picker')!
      .dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }))
  }, { name, text })
}

const shownText = (page: Page) => page.evaluate(() =>
  [...document.querySelectorAll('.cm-line')].map((line) => line.textContent).join('\n'))

const interaction = (options: string) => `{"id": "1", "application_id": "2", "type": 2, "token": "t", "version": 1,
"channel_id": "3", "user": {"id": "4"}, "locale": "de", "app_permissions": "0",
"data": {"id": "5", "type": 1, "name": "roll", "options": [${options}]}}`

test('each tab has its own text, problems, name and history', async ({ open }) => {
  const page = await open()
  await expect(tab(page, 'Commands')).toHaveAttribute('aria-selected', 'true')
  // Tabs that were not opened yet say how they stand.
  await expect(tab(page, 'Permissions')).toContainText('4 to fix')
  await expect(tab(page, 'Interaction')).toContainText('3 to fix')
  await expect(tab(page, 'Authorization')).toContainText('4 to fix')
  await tab(page, 'Permissions').click()
  await expect(page.locator('.file-name')).toHaveText('permissions.json')
  await expect(page.getByRole('textbox', { name: 'Command permissions as JSON' })).toBeVisible()
  await expect(problem(page, 'means @everyone')).toBeVisible()
  await expect(page.locator('.cm-lintRange-warning').first()).toBeVisible()
  await expect(problem(page, 'Abspielen')).toHaveCount(0)
  await write(page, '{"permissions": [{"id": "7", "type": 1, "permission": "yes"}]}')
  await expect(problem(page, '"permission" must be')).toBeVisible()
  await tab(page, 'Commands').click()
  await expect(problem(page, 'Abspielen')).toBeVisible()
  await expect(page.locator('.cm-lintRange-error').first()).toBeVisible()
  await expect(entries(page).first()).toContainText('Abspielen')
  // Undo here takes nothing back there.
  await content(page).click()
  await page.keyboard.press('ControlOrMeta+z')
  await expect(content(page)).toContainText('Abspielen')
  await tab(page, 'Permissions').click()
  await expect(content(page)).toContainText('"yes"')
  await content(page).click()
  await page.keyboard.press('ControlOrMeta+z')
  await expect(content(page)).toContainText('1200000000000000001')
  await expect(page.locator('.file-name')).toHaveText('permissions.json')
})

test('the tabs are worked by keyboard, and are said to screen readers', async ({ open }) => {
  const page = await open()
  await tab(page, 'Commands').focus()
  for (const [key, name] of [['ArrowRight', 'Permissions'], ['End', 'Authorization'], ['ArrowRight', 'Commands'], ['ArrowLeft', 'Authorization'], ['Home', 'Commands']] as const) {
    await page.keyboard.press(key)
    await expect(tab(page, name)).toBeFocused()
    await expect(tab(page, name)).toHaveAttribute('aria-selected', 'true')
    await expect(page.getByRole('tabpanel', { name })).toBeVisible()
  }
})

test('drafts of every tab, and which was open, are there after a reload', async ({ open }) => {
  const page = await open()
  await tab(page, 'Authorization').click()
  await write(page, '{"Scopes": "identify"}')
  await tab(page, 'Interaction').click()
  await write(page, interaction('{"type": 4, "name": "sides", "value": 6}'))
  await middle(page).getByRole('button', { name: 'Nothing', exact: true }).click()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('slashlint:draft:interaction'))).toContain('nothing')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('slashlint:draft:authorization'))).toContain('identify')
  await page.reload()
  await expect(tab(page, 'Interaction')).toHaveAttribute('aria-selected', 'true')
  await expect(content(page)).toContainText('sides')
  await expect(page.getByText('Nothing to fix')).toBeVisible()
  await tab(page, 'Authorization').click()
  await expect(content(page)).toContainText('identify')
  await tab(page, 'Commands').click()
  await expect(entries(page).first()).toContainText('Abspielen')
})

test('permissions say who may use the commands, and become the overwrites of the preview', async ({ open }) => {
  const page = await open()
  await write(page, '[{"name": "open", "description": "a"}, {"name": "shut\u202e", "description": "b", "default_member_permissions": "0"}]')
  await tab(page, 'Permissions').click()
  await write(page, '[{"name": "open", "guild_id": "100", "permissions": [{"id": "100", "type": 1, "permission": false}]}]')
  await middle(page).getByRole('button', { name: 'Look as a member' }).click()
  const lines = middle(page).locator('.access-line')
  await expect(lines).toHaveText([/open.*Denied/s, /shut.*Denied/s])
  await expect(lines.nth(1)).toContainText('U+202E')
  await lines.first().click()
  await expect(middle(page).getByRole('list', { name: 'The decision, step by step' })).toContainText('@everyone')
  // Errors in the permissions are said, not swallowed.
  await middle(page).getByRole('button', { name: 'Use in the preview' }).click()
  await says(page, 'now follows these permissions')
  await page.getByRole('button', { name: 'Show the picker' }).click()
  await expect(tab(page, 'Commands')).toHaveAttribute('aria-selected', 'true')
  await expect(page.locator('.hidden-list')).toContainText('(2)')
  await tab(page, 'Permissions').click()
  await write(page, '[{"id": 5, "permissions": [{"id": "x", "type": 1, "permission": true}]}]')
  await expect(middle(page)).toContainText('"overwrites" have an error')
})

test('the guild’s id makes its constants known', async ({ open }) => {
  const page = await open()
  await tab(page, 'Permissions').click()
  await write(page, '{"permissions": [{"id": "100", "type": 2, "permission": true}]}')
  await expect(page.getByText('Nothing to fix')).toBeVisible()
  await middle(page).getByLabel('Server’s id').fill('100')
  await expect(problem(page, 'means @everyone')).toBeVisible()
})

test('an interaction is judged against the commands, or by itself, and mended', async ({ open }) => {
  const page = await open()
  await write(page, '{"name": "roll", "description": "a", "options": [{"type": 4, "name": "sides", "description": "b", "max_value": 20}]}')
  await tab(page, 'Interaction').click()
  await write(page, interaction('{"type": 4, "name": "sides", "value": 21}'))
  await expect(problem(page, '21')).toBeVisible()
  await middle(page).getByText('roll', { exact: true }).click()
  await expect(middle(page).getByRole('region', { name: 'roll' })).toContainText('max_value')
  await middle(page).getByRole('button', { name: 'Nothing', exact: true }).click()
  await expect(page.getByText('Nothing to fix')).toBeVisible()
  await middle(page).getByRole('button', { name: 'Commands tab', exact: true }).click()
  await expect(problem(page, '21')).toBeVisible()
  // What changes in the commands changes what is said here, while it is not open, too.
  await tab(page, 'Commands').click()
  await write(page, '{"name": "roll", "description": "a", "options": [{"type": 4, "name": "sides", "description": "b", "max_value": 30}]}')
  await expect(tab(page, 'Interaction')).not.toContainText('to fix')
  await tab(page, 'Interaction').click()
  await expect(page.getByText('Nothing to fix')).toBeVisible()
  // Against something that is no definition, the module says why not.
  await tab(page, 'Commands').click()
  await write(page, '{"Scopes": "identify"}')
  await tab(page, 'Interaction').click()
  await expect(page.locator('#pane-inspector')).toContainText('"against" must be a command or a list of commands')
})

test('a payload that is composed is checked in its tab', async ({ open }) => {
  const page = await open()
  await write(page, '{"name": "roll", "description": "a"}')
  await entries(page).first().click()
  await page.getByRole('tab', { name: 'Payload' }).click()
  await page.getByRole('button', { name: 'Check this payload' }).click()
  await expect(tab(page, 'Interaction')).toHaveAttribute('aria-selected', 'true')
  await expect(content(page)).toContainText('"name": "roll"')
  await expect(page.getByText('Nothing to fix')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(content(page)).toContainText('Blauer Mond')
  await expect(tab(page, 'Interaction')).toHaveAttribute('aria-selected', 'true')
})

test('authorization shows the redirect and the notes, and compares the challenge with its verifier', async ({ open }) => {
  const page = await open()
  await tab(page, 'Authorization').click()
  const verifier = 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk'
  const challenge = 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM'
  await write(page, `{"ClientId": "12", "Scopes": "openid sdk.social_layer", "CodeChallenge": "${challenge}"}`)
  await expect(middle(page).locator('.redirect')).toHaveText('<service>-12:/authorize/callback')
  await expect(middle(page).locator('.notes')).toContainText('State is not set')
  await expect(page.getByText('Nothing to fix')).toBeVisible()
  await middle(page).getByRole('textbox', { name: 'Verifier' }).fill(verifier)
  await expect(middle(page).locator('.challenge')).toContainText(challenge)
  await expect(page.getByText('Nothing to fix')).toBeVisible()
  await middle(page).getByRole('textbox', { name: 'Verifier' }).fill(`${verifier}x`)
  await expect(problem(page, 'verifier')).toBeVisible()
  await middle(page).getByRole('textbox', { name: 'Verifier' }).fill('short')
  await expect(middle(page)).toContainText('43 to 128')
  // It is a secret: no link and no draft has it.
  await middle(page).getByRole('textbox', { name: 'Verifier' }).fill(verifier)
  await page.getByRole('button', { name: 'Copy link' }).click()
  await says(page, 'The link is copied')
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain(verifier)
  await page.reload()
  await expect(middle(page).getByRole('textbox', { name: 'Verifier' })).toHaveValue('')
})

test('where the browser computes no hashes, the verifier says so', async ({ page, open }) => {
  await page.addInitScript(() => Object.defineProperty(Crypto.prototype, 'subtle', { get: () => undefined }))
  await open()
  await tab(page, 'Authorization').click()
  await expect(middle(page)).toContainText('on secure pages only')
  await expect(middle(page).getByRole('textbox', { name: 'Verifier' })).toHaveCount(0)
})

test('a dropped file opens in the tab of its kind, and downloads from there', async ({ open }) => {
  const page = await open()
  for (const [name, text, kind] of [
    ['args.json', '{"Scopes": "identify", "CustomSchemeParam": "a"}', 'Authorization'],
    ['sent.json', interaction(''), 'Interaction'],
    ['rights.json', '{"permissions": []}', 'Permissions'],
    ['mine.json', '{"name": "mine", "description": "x"}', 'Commands'],
  ] as const) {
    await drop(page, name, text)
    await expect(tab(page, kind)).toHaveAttribute('aria-selected', 'true')
    await expect(page.locator('.file-name')).toHaveText(name)
    expect(await shownText(page)).toBe(text)
  }
  await tab(page, 'Authorization').click()
  await page.getByRole('button', { name: 'Menu' }).click()
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('menuitem', { name: 'Download' }).click()])
  expect(download.suggestedFilename()).toBe('args.json')
  expect(await readFile((await download.path())!, 'utf8')).toContain('identify')
})

test('a file that is not recognized opens with a warning, and its undo brings back what was there', async ({ open }) => {
  const page = await open()
  for (const [name, text, kind] of [
    ['package.json', '{"name": "bot", "version": "1.0.0", "dependencies": {}, "scripts": {}}', 'Commands'],
    ['half.json', '[1, 2', 'Commands'],
  ] as const) {
    await drop(page, name, text)
    await says(page, `${name} is open, but it is not recognized as commands`)
    await expect(page.locator('.notice .warning')).toBeVisible()
    await expect(tab(page, kind)).toHaveAttribute('aria-selected', 'true')
    expect(await shownText(page)).toBe(text)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(content(page)).toContainText('Abspielen')
  }
  // What is none of the kinds stays in the tab that is open.
  await tab(page, 'Permissions').click()
  await page.evaluate(() => navigator.clipboard.writeText('"text"'))
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('menuitem', { name: 'Open from the clipboard' }).click()
  await says(page, 'The clipboard’s text is open, but it is not recognized as commands')
  await expect(tab(page, 'Permissions')).toHaveAttribute('aria-selected', 'true')
  await expect(content(page)).toHaveText('"text"')
})

test('what is pasted over a text of another kind can be moved to its tab', async ({ open }) => {
  const page = await open()
  await tab(page, 'Permissions').click()
  await write(page, '[{"name": "mine", "description": "x", "options": []}]')
  await says(page, 'These are commands.')
  await tab(page, 'Commands').click()
  await write(page, '{"Scopes": "identify", "CustomSchemeParam": "a"}')
  await expect(page.getByText('These are authorization arguments.')).toBeVisible()
  await page.getByRole('button', { name: 'Open in its tab' }).click()
  await expect(tab(page, 'Authorization')).toHaveAttribute('aria-selected', 'true')
  await expect(content(page)).toContainText('identify')
  await tab(page, 'Commands').click()
  await expect(content(page)).toContainText('Abspielen')
})

test('a link opens in its tab, with what the interaction is judged against', async ({ open, browser }) => {
  const page = await open()
  await write(page, '{"name": "roll", "description": "a", "options": [{"type": 4, "name": "sides", "description": "b", "max_value": 20}]}')
  await tab(page, 'Interaction').click()
  await write(page, interaction('{"type": 4, "name": "sides", "value": 21}'))
  await page.getByRole('button', { name: 'Copy link' }).click()
  await says(page, 'The link is copied')
  const link = await page.evaluate(() => navigator.clipboard.readText())
  const context = await browser.newContext()
  const other = await context.newPage()
  await other.goto(link)
  await expect(tab(other, 'Interaction')).toHaveAttribute('aria-selected', 'true')
  await expect(problem(other, '21')).toBeVisible()
  await expect(middle(other).getByRole('button', { name: 'The link’s definition' })).toHaveAttribute('aria-pressed', 'true')
  // The reader's own commands stay what they were, until the definition is opened there.
  await tab(other, 'Commands').click()
  await expect(entries(other).first()).toContainText('Abspielen')
  await tab(other, 'Interaction').click()
  await middle(other).getByRole('button', { name: 'Open it in the Commands tab' }).click()
  await expect(entries(other).first()).toHaveText(/roll/)
  await context.close()
})

test('commands that are too large for a link stay here, which is said', async ({ open }) => {
  const page = await open()
  const noise = Array.from({ length: 6000 }, (_, i) => Math.imul(i + 1, 0x9e3779b1).toString(36)).join(' ')
  await write(page, JSON.stringify({ name: 'big', description: noise }))
  await tab(page, 'Interaction').click()
  await page.getByRole('button', { name: 'Copy link' }).click()
  await says(page, 'without the commands')
  await expect(page).toHaveURL(/#v1\./)
})

test('a link of the page of rules opens in its tab, and Back brings back what was there', async ({ open }) => {
  const rules = await readFile('../docs/rules.md', 'utf8')
  const hash = /\n## authorization-scheme\n.*?(#v1[^)]*)/s.exec(rules)![1]!
  const page = await open()
  await write(page, '{"name": "mine", "description": "x"}')
  await page.evaluate((hash) => { location.hash = hash }, hash)
  await expect(tab(page, 'Authorization')).toHaveAttribute('aria-selected', 'true')
  await expect(problem(page, 'scheme').first()).toBeVisible()
  await page.goBack()
  await expect(entries(page).first()).toHaveText(/mine/)
  await page.goForward()
  await expect(tab(page, 'Authorization')).toHaveAttribute('aria-selected', 'true')
  await expect(page.locator('.file-name')).toHaveText('authorization-scheme.json')
})

test('examples open in their tabs', async ({ open }) => {
  const page = await open()
  await tab(page, 'Permissions').click()
  await write(page, '{"permissions": []}')
  await tab(page, 'Commands').click()
  await page.getByLabel('Examples').selectOption('permissions')
  await expect(tab(page, 'Permissions')).toHaveAttribute('aria-selected', 'true')
  await expect(problem(page, 'means @everyone')).toBeVisible()
})

test('the words of each kind are completed', async ({ open }) => {
  const page = await open()
  const options = page.locator('.cm-tooltip-autocomplete li')
  for (const [name, text, expected] of [
    ['Permissions', '{"permissions": [{"t', /^type/],
    ['Interaction', '{"type": 2, "data": {"opt', /^options/],
    ['Authorization', '{"Cod', /^CodeChallenge/],
  ] as const) {
    await tab(page, name).click()
    await write(page, text)
    await page.keyboard.press('ControlOrMeta+End')
    await page.keyboard.press('Control+Space')
    await expect(options.first()).toHaveText(expected)
    await page.keyboard.press('Escape')
  }
  await tab(page, 'Permissions').click()
  await write(page, '{"permissions": [{"type": ')
  await page.keyboard.press('ControlOrMeta+End')
  await page.keyboard.press('Control+Space')
  await expect(options).toHaveText([/1.*ROLE/, /2.*USER/, /3.*CHANNEL/])
})

for (const theme of ['light', 'dark'] as const) {
  for (const [size, width, height] of [['wide', 1440, 900], ['1024', 1024, 768], ['390', 390, 844]] as const) {
    test(`how the tabs look, ${size}, ${theme}`, async ({ page, open }) => {
      await page.setViewportSize({ width, height })
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
      await open()
      const shot = async (name: string) => {
        await page.screenshot({ path: `test/screenshots/kinds-${name}-${size}-${theme}.png` })
        expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
      }
      for (const name of ['Permissions', 'Interaction', 'Authorization']) {
        if (size === '390') await page.locator('.phone-bar button').first().click()
        await tab(page, name).click()
        await expect(page.locator('.status .results')).toBeVisible()
        await shot(name)
        if (size !== '390') continue
        // All four tabs are in sight.
        expect(await documents(page).evaluate((list) => list.scrollWidth <= list.clientWidth)).toBe(true)
        await page.locator('.phone-bar button').nth(1).click()
        await shot(`${name}-middle`)
      }
    })
  }
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('what fingers work with is at least 40 px high and wide', async ({ open }) => {
    const page = await open()
    for (const name of ['Permissions', 'Interaction', 'Authorization']) {
      await page.locator('.phone-bar button').first().tap()
      await tab(page, name).tap()
      for (const pane of [0, 1, 2]) {
        await page.locator('.phone-bar button').nth(pane).tap()
        await expect(page.locator('.pane:visible')).not.toContainText('Working')
        expect(await page.evaluate(() => [...document.querySelectorAll<HTMLElement>('button, select, input, summary')]
          .filter((one) => one.checkVisibility() && !one.matches('.link')).flatMap((one) => {
            const box = (one.closest('label') ?? one).getBoundingClientRect()
            return box.height < 39.5 || box.width < 39.5 ? [`${Math.round(box.width)}x${Math.round(box.height)} ${one.outerHTML.slice(0, 100)}`] : []
          }))).toEqual([])
      }
    }
  })
})

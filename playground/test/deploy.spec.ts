import AxeBuilder from '@axe-core/playwright'
import { says } from './notice'
import { expect, test, write } from './site'

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

const draft = '[{"name":"ping","description":"new"},{"name":"fresh","description":"d"},{"name":"same","description":"s"}]'
const live = '[{"id":"1","name":"ping","description":"old"},{"id":"2","name":"gone","description":"d"},{"id":"3","name":"same","description":"s"}]'

for (const theme of ['light', 'dark'] as const) {
  test(`the plan from what is live to what is written, ${theme}`, async ({ open, page }) => {
    await page.emulateMedia({ colorScheme: theme })
    await open()
    await write(page, draft)
    await page.getByRole('tab', { name: 'Deploy' }).click()
    const panel = page.locator('#inspector-panel')
    await expect(panel).toContainText('3 created')
    await panel.getByLabel('Live commands as JSON').fill(live)
    for (const part of ['1 created', '1 overwritten', '1 deleted', '1 unchanged', 'deleted for good']) {
      await expect(panel).toContainText(part)
    }
    await panel.getByText('1 change', { exact: true }).click()
    await expect(panel.locator('.change')).toContainText('"old"')
    await expect(panel.locator('.change')).toContainText('"new"')
    await expect(panel.getByRole('row', { name: /Slash commands 3 3 100/ })).toBeVisible()
    await page.screenshot({ path: `test/screenshots/plan-${theme}.png` })
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
    await write(page, draft.replace('"ping"', '"PING"'))
    await expect(panel).toContainText('The service would refuse this as a whole')
    await panel.getByLabel('Live commands as JSON').fill('[\n {"name":"x",}\n]')
    await expect(panel).toContainText('What is live cannot be read.')
    await panel.getByRole('button', { name: /^To line/ }).click()
    await expect(panel.getByLabel('Live commands as JSON')).toBeFocused()
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
  })
}

test('the request, the command line and the JSON are copied', async ({ open }) => {
  const page = await open()
  await write(page, '[ { "name": "it\'s", "description": "x" } ]')
  await page.getByRole('tab', { name: 'Deploy' }).click()
  const panel = page.locator('#inspector-panel')
  const copied = async (name: string) => {
    await panel.getByRole('button', { name, exact: true }).click()
    await says(page, 'is copied')
    return page.evaluate(() => navigator.clipboard.readText())
  }
  await expect(panel.getByRole('region', { name: 'The request' })).toContainText('--data-binary @commands.json')
  await panel.getByRole('button', { name: 'In this server' }).click()
  await panel.getByRole('button', { name: 'in the command' }).click()
  const request = await copied('Copy: The request')
  expect(request).toContain('-X PUT')
  expect(request).toContain('"https://discord.com/api/v10/applications/$APPLICATION_ID/guilds/$GUILD_ID/commands"')
  expect(request).toContain('-H "Authorization: Bot $TOKEN"')
  expect(request).toContain(`<<'JSON'\n[{"name":"it's","description":"x"}]\nJSON`)
  expect(await copied('Copy: The same judgement in a shell or a workflow')).toBe('slashlint check --scope guild commands.json')
  expect(await copied('Copy in one line')).toBe('[{"name":"it\'s","description":"x"}]')
  expect(await copied('Copy indented')).toBe('[\n  {\n    "name": "it\'s",\n    "description": "x"\n  }\n]')
})

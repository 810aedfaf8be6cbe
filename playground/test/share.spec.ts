import AxeBuilder from '@axe-core/playwright'
import { notice, says } from './notice'
import { entries, expect, test, write } from './site'

// A link that was made once; what it opens must stay the same.
const old = '#v1.HYtBCsMgFAWvEt5aSouBFK_R7d-IiljM_1INtIScoYseoFfsEYouZ4bZ0cKzwWAnsF0DwRBK4khQBB-qe6TSkvAIN_uqUxGO0-_7_hAOYqjxwYzrdK_SVRZnc5c-QKE6KR3ilrLvvK0w-nKdl1kvZ338AQ'

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

test('a link brings the document and what was seen of it', async ({ open, browser }) => {
  const page = await open()
  const text = '[\n  {"name": "再生", "description": "emoji 👩‍👩‍👧 and a half \\ud83d"}\n]'
  await write(page, text)
  await page.getByRole('banner').getByLabel('Locale').selectOption('ja')
  await page.getByRole('tab', { name: 'Budget' }).click()
  await page.getByRole('button', { name: 'Copy link' }).click()
  await says(page, 'The link is copied')
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(link).toBe(page.url())
  const other = await (await browser.newContext()).newPage()
  await other.goto(link)
  await expect(other.locator('.cm-content')).toContainText('emoji 👩‍👩‍👧 and a half')
  expect(await other.evaluate(() => [...document.querySelectorAll('.cm-line')].map((l) => l.textContent).join('\n'))).toBe(text)
  await expect(other.getByRole('banner').getByLabel('Locale')).toHaveValue('ja')
  await expect(other.getByRole('tab', { name: 'Budget' })).toHaveAttribute('aria-selected', 'true')
  await other.context().close()
  // After a change the address does not promise any more what the page shows.
  await page.locator('.cm-content').press('End')
  await page.keyboard.type(' ')
  await expect(page).not.toHaveURL(/#/)
})

test('an old link opens, and the draft has a way back, after a reload, too', async ({ open, address }) => {
  const page = await open()
  await write(page, '{"name":"mine","description":"A draft"}')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('slashlint:draft'))).toContain('mine')
  await page.goto('about:blank')
  await page.goto(address + old)
  await expect(entries(page).first()).toHaveText(/ping.*Says pong/)
  await expect(page.getByText('ping.json', { exact: true })).toBeVisible()
  await says(page, 'Your draft is kept')
  await page.reload()
  await page.getByRole('button', { name: 'Back to my draft' }).click()
  await expect(entries(page).first()).toHaveText(/mine.*A draft/)
  await expect(page).not.toHaveURL(/#/)
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('menuitem', { name: 'Back to what was open before' }).click()
  await expect(entries(page).first()).toHaveText(/ping/)
})

test('a link that is put into an open page’s address opens, with an undo', async ({ open }) => {
  const page = await open()
  await write(page, '{"name":"mine","description":"A draft"}')
  await page.evaluate((hash) => { location.hash = hash }, old)
  await expect(entries(page).first()).toHaveText(/ping/)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(entries(page).first()).toHaveText(/mine/)
})

test('Back after a link brings back what was there, and Forward what the link became', async ({ open }) => {
  const page = await open()
  await write(page, '{"name":"mine","description":"A draft"}')
  await expect(entries(page).first()).toHaveText(/mine/)
  await page.evaluate((hash) => { location.hash = hash }, old)
  await expect(entries(page).first()).toHaveText(/ping/)
  await expect(page.locator('.file-name')).toHaveText('ping.json')
  await page.goBack()
  await expect(entries(page).first()).toHaveText(/mine.*A draft/)
  await expect(page.locator('.file-name')).toHaveText('commands.json')
  await says(page, 'What was here before is back')
  await page.goForward()
  await expect(entries(page).first()).toHaveText(/ping/)
  await expect(page).toHaveURL(/#v1\./)
  // A change takes the link out of the address: both steps then have the same one.
  await write(page, '{"name":"changed","description":"No link any more"}')
  await expect(page).not.toHaveURL(/#/)
  await page.goBack()
  await expect(entries(page).first()).toHaveText(/mine/)
  await page.goForward()
  await expect(entries(page).first()).toHaveText(/changed/)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(entries(page).first()).toHaveText(/mine/)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('slashlint:draft'))).toContain('mine')
})

test('Back after a link works when the page was reloaded in between', async ({ open }) => {
  const page = await open()
  await write(page, '{"name":"mine","description":"A draft"}')
  await page.evaluate((hash) => { location.hash = hash }, old)
  await expect(entries(page).first()).toHaveText(/ping/)
  await page.reload()
  await expect(entries(page).first()).toHaveText(/ping/)
  await page.goBack()
  await expect(entries(page).first()).toHaveText(/mine/)
})

for (const [what, hash, message] of [
  ['damaged', `${old.slice(0, 40)}!${old.slice(41)}`, 'The link is damaged'],
  ['cut off', old.slice(0, 80), 'The link is damaged'],
  ['newer', old.replace('v1', 'v7'), 'made by a newer version'],
] as const) {
  test(`a ${what} link says so and keeps the draft`, async ({ open }) => {
    const page = await open()
    await write(page, '{"name":"mine","description":"A draft"}')
    await expect.poll(() => page.evaluate(() => localStorage.getItem('slashlint:draft'))).toContain('mine')
    await page.goto('about:blank')
    await open(hash)
    await says(page, message)
    await expect(entries(page).first()).toHaveText(/mine/)
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
  })
}

test('the keys that save elsewhere copy the link, and Markdown has the text beside it', async ({ open }) => {
  const page = await open()
  const text = '{"name":"mine","description":"three ``` ticks"}'
  await write(page, text)
  await page.keyboard.press('ControlOrMeta+s')
  await says(page, 'The link is copied')
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(link).toBe(page.url())
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('menuitem', { name: 'Copy as Markdown' }).click()
  await says(page, 'copied as Markdown')
  expect(await page.evaluate(() => navigator.clipboard.readText()))
    .toBe(`\`\`\`\`json\n${text}\n\`\`\`\`\n\n[slashlint playground](${link})\n`)
})

test('a document that is too large for a link is offered as a file', async ({ open }) => {
  const page = await open()
  const noise = Array.from({ length: 6000 }, (_, i) => Math.imul(i + 1, 0x9e3779b1).toString(36)).join(' ')
  await write(page, JSON.stringify({ name: 'big', description: noise }))
  await page.getByRole('button', { name: 'Copy link' }).click()
  await says(page, 'too large for a link')
  await expect(notice(page)).toContainText('at most 32 KB')
  const [download] = await Promise.all([page.waitForEvent('download'), notice(page).getByRole('button', { name: 'Download' }).click()])
  expect(download.suggestedFilename()).toBe('commands.json')
  await expect(page).not.toHaveURL(/#/)
})

test('the skip links leave the address alone', async ({ open }) => {
  const page = await open(old)
  await page.getByRole('link', { name: 'Skip to the picker' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('combobox', { name: 'Type / and a command' })).toBeFocused()
  await expect(page).toHaveURL(new RegExp('#v1\\.'))
})

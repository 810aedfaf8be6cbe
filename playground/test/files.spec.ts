import { readFile } from 'node:fs/promises'
import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { says } from './notice'
import { entries, expect, test, write } from './site'

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

/** Drops a file anywhere on the page. */
async function drop(page: Page, name: string, bytes: number[] | string, types = ['drop']): Promise<void> {
  await page.evaluate(({ name, bytes, types }) => {
    const data = new DataTransfer()
    data.items.add(new File([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], name))
    for (const type of types) {
      document.querySelector('#pane-picker')!
        .dispatchEvent(new DragEvent(type, { dataTransfer: data, bubbles: true, cancelable: true }))
    }
  }, { name, bytes, types })
}

const item = async (page: Page, name: string) => {
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('menuitem', { name }).click()
}

test('a dropped file opens, wherever it is dropped, and downloads as it was', async ({ open }) => {
  const page = await open()
  const text = '[{"name":"dropped",\r\n"description":"再生"}]\r\n'
  await drop(page, '../bad\u202e/my bot.json', text, ['dragenter'])
  await expect(page.getByText('Drop a JSON file to open it')).toBeVisible()
  await drop(page, '../bad\u202e/my bot.json', `\ufeff${text}`)
  await expect(page.getByText('Drop a JSON file to open it')).toBeHidden()
  await expect(entries(page).first()).toHaveText(/dropped/)
  await expect(page.locator('.file-name')).toHaveText('my bot.json')
  const [download] = await Promise.all([page.waitForEvent('download'), item(page, 'Download')])
  expect(download.suggestedFilename()).toBe('my bot.json')
  expect(await readFile((await download.path())!, 'utf8')).toBe(text)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(entries(page).first()).toContainText('Abspielen')
  await expect(page.locator('.file-name')).toHaveText('music.json')
})

test('a file over the editor opens and is not put into the text', async ({ open }) => {
  const page = await open()
  await page.evaluate(() => {
    const data = new DataTransfer()
    data.items.add(new File(['{"name":"dropped","description":"x"}'], 'a.json'))
    document.querySelector('.cm-line')!.dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }))
  })
  await expect(page.locator('.cm-content')).toHaveText('{"name":"dropped","description":"x"}')
})

test('a picked file opens', async ({ open }) => {
  const page = await open()
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), item(page, 'Open a file…')])
  await chooser.setFiles({ name: 'picked.json', mimeType: 'application/json', buffer: Buffer.from('{"name":"picked","description":"x"}') })
  await expect(entries(page).first()).toHaveText(/picked/)
})

test('a JSON5 file is read as JSON5', async ({ open }) => {
  const page = await open()
  await drop(page, 'bot.json5', "// All\n[{name: 'dropped', description: 'it\\'s \\x41', nsfw: false,},]")
  await expect(entries(page).first()).toHaveText(/dropped/)
  await expect(entries(page).first()).toHaveText(/it's A/)
  await expect(page.locator('.cm-lintRange-error')).toHaveCount(0)
  await drop(page, 'bot.json', "[{name: 'dropped', description: 'x'}]")
  await expect(page.locator('.cm-lintRange-error').first()).toBeVisible()
})

test('what is no text is refused in words, and nothing is lost', async ({ open }) => {
  const page = await open()
  await drop(page, 'cat.png', [0x89, 0x50, 0x4e, 0x47, 0xff])
  await says(page, 'cat.png: this is no text in UTF-8')
  await drop(page, 'wide.json', [0xff, 0xfe, 0x7b, 0])
  await says(page, 'written in UTF-16')
  await page.evaluate(() => {
    const file = new File([new Uint8Array(1)], 'huge.json')
    Object.defineProperty(file, 'size', { value: 65 << 20 })
    const event = new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: new DataTransfer() })
    Object.defineProperty(event, 'dataTransfer', { value: { types: ['Files'], files: [file] } })
    document.body.dispatchEvent(event)
  })
  await says(page, 'The file has 65 MB; at most 64 MB are read')
  await expect(entries(page).first()).toContainText('Abspielen')
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
})

test('the clipboard opens, every example opens, starting over has an undo', async ({ open }) => {
  const page = await open()
  await page.evaluate(() => navigator.clipboard.writeText('{"name":"copied","description":"x"}'))
  await item(page, 'Open from the clipboard')
  await expect(entries(page).first()).toHaveText(/copied/)
  for (const [example, entry] of [
    ['Moderation, 9 locales', 'moderation'], ['User and message menus', ''], ['Activity with an entry point', ''],
    ['Music bot, with mistakes', 'Abspielen'],
  ] as const) {
    await item(page, example)
    await says(page, `Example: ${example}`)
    if (entry) await expect(entries(page).first()).toContainText(entry)
  }
  await write(page, '{"name":"mine","description":"x"}')
  await item(page, 'Start over')
  await expect(entries(page).first()).toContainText('Abspielen')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(entries(page).first()).toHaveText(/mine/)
})

test('another document that is pasted over the whole text has no name, and undo brings both back', async ({ open }) => {
  const page = await open()
  const name = page.locator('.file-name')
  await expect(name).toHaveText('music.json')
  // A part of the text is no other document.
  await page.locator('.cm-content').click()
  await page.keyboard.press('ControlOrMeta+End')
  await page.evaluate(() => navigator.clipboard.writeText(' '))
  await page.keyboard.press('ControlOrMeta+v')
  await expect(name).toHaveText('music.json')
  await write(page, '{"name":"other","description":"x"}')
  await expect(entries(page).first()).toHaveText(/other/)
  await expect(name).toHaveText('commands.json')
  await page.keyboard.press('ControlOrMeta+z')
  await expect(entries(page).first()).toContainText('Abspielen')
  await expect(name).toHaveText('music.json')
  await page.keyboard.press('Control+y')
  await expect(name).toHaveText('commands.json')
  // An opened file's name is undone with its text, too.
  await drop(page, 'dropped.json', '{"name":"dropped","description":"x"}')
  await expect(name).toHaveText('dropped.json')
  await page.locator('.cm-content').click()
  await page.keyboard.press('ControlOrMeta+z')
  await expect(entries(page).first()).toHaveText(/other/)
  await expect(name).toHaveText('commands.json')
})

test('a draft is there again after a reload, a large one too', async ({ open }) => {
  const page = await open()
  await write(page, '{"name":"mine","description":"half \ud83d"}')
  await page.getByRole('banner').getByLabel('Locale').selectOption('th')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('slashlint:draft'))).toMatch(/mine.*"th"/)
  await page.reload()
  await expect(entries(page).first()).toHaveText(/mine/)
  await expect(page.getByRole('banner').getByLabel('Locale')).toHaveValue('th')
  await write(page, `{"name":"large","description":"${'x'.repeat(600_000)}"}`)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('slashlint:draft')), { timeout: 10_000 }).toContain('"large":true')
  await page.reload()
  await expect(entries(page).first()).toHaveText(/large/)
})

test('each tab keeps its own draft', async ({ open, address }) => {
  const page = await open()
  const other = await page.context().newPage()
  await other.goto(address)
  for (const [tab, name] of [[page, 'first'], [other, 'second']] as const) {
    await write(tab, `[{"name":"${name}","description":"x"}]`)
    await expect(entries(tab)).toHaveText([new RegExp(name)])
    await expect.poll(() => tab.evaluate(() => sessionStorage.getItem('slashlint:draft'))).toContain(name)
  }
  await page.reload()
  await expect(entries(page)).toHaveText([/first/])
  const third = await page.context().newPage()
  await third.goto(address)
  await expect(entries(third)).toHaveText([/second/])
})

test('a browser that keeps nothing says so quietly', async ({ open, page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError') }
  })
  await open()
  await write(page, '{"name":"mine","description":"x"}')
  await expect(page.getByText('not kept')).toBeVisible()
  await expect(entries(page).first()).toHaveText(/mine/)
})

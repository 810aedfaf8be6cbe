import { copyLink, copyMarkdown } from '../share/copyLink'
import { goBack } from '../share/draft'
import { download } from '../share/download'
import { names, openExample } from '../share/ExampleMenu'
import { pasteAll, pickFile } from '../share/files'
import { reset } from '../share/replace'
import { hasBefore } from '../store/draft'
import { shortcutsOpen } from '../store/layout'
import { choose, theme, themes } from '../store/theme'
import { t } from '../text/text'
import { Group, Item, Menu } from './Menu'
import { saveKeys } from './shortcutKeys'

/** All that can be done with the document as a whole, and what a narrow header has no room for. */
export function MainMenu() {
  return (
    <Menu label={t('menu.label')} icon="menu">
      <Group label={t('menu.document')}>
        <Item icon="open" onPick={pickFile}>{t('menu.open')}</Item>
        <Item icon="paste" onPick={() => void pasteAll()}>{t('menu.paste')}</Item>
        <Item icon="download" onPick={download}>{t('menu.download')}</Item>
        <Item icon="link" hint={saveKeys} onPick={() => void copyLink()}>{t('header.share')}</Item>
        <Item icon="copy" onPick={() => void copyMarkdown()}>{t('menu.markdown')}</Item>
        <Item icon="undo" disabled={!hasBefore.value} onPick={() => void goBack()}>{t('menu.before')}</Item>
        <Item icon="trash" onPick={() => void reset()}>{t('menu.reset')}</Item>
      </Group>
      <Group label={t('header.examples')}>
        {names.map((name) => (
          <Item key={name} icon="file" onPick={() => void openExample(name)}>{t(`example.${name}`)}</Item>
        ))}
      </Group>
      <Group label={t('header.theme')}>
        {themes.map((one) => (
          <Item key={one} checked={theme.value === one} onPick={() => choose(one)}>{t(`theme.${one}`)}</Item>
        ))}
      </Group>
      <Group label={t('menu.help')}>
        <Item icon="keyboard" hint="?" onPick={() => { shortcutsOpen.value = true }}>{t('shortcuts.title')}</Item>
      </Group>
    </Menu>
  )
}

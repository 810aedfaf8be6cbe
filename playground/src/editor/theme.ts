import { HighlightStyle, syntaxHighlighting } from '@codemirror/language'
import type { Extension } from '@codemirror/state'
import { EditorView } from '@codemirror/view'
import { tags } from '@lezer/highlight'

/** The editor's look, made of the tokens of style/tokens.css: it follows the theme by itself. */
const look = EditorView.theme({
  '&': { height: '100%', backgroundColor: 'var(--paper)', color: 'var(--ink)', fontSize: 'var(--text-2)' },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': { fontFamily: 'var(--mono)', lineHeight: '1.6' },
  '.cm-content': { padding: 'var(--s2) 0 var(--s12)', caretColor: 'var(--ink)' },
  '.cm-line': { padding: '0 var(--s3) 0 var(--s2)' },
  '.cm-line::selection, .cm-line ::selection, .selected-elsewhere': { backgroundColor: 'var(--selection)' },
  '.cm-gutters': { border: 'none', backgroundColor: 'var(--paper)', color: 'var(--muted)' },
  '.cm-lineNumbers .cm-gutterElement': { minWidth: '2.25rem', padding: '0 var(--s1) 0 var(--s2)' },
  '.cm-foldGutter .cm-gutterElement': { padding: '0 2px', cursor: 'pointer' },
  '.cm-activeLineGutter': { backgroundColor: 'transparent', color: 'var(--ink)' },
  '.cm-activeLine': { backgroundColor: 'color-mix(in srgb, var(--hover) 50%, transparent)' },
  '.cm-matchingBracket, &.cm-focused .cm-matchingBracket':
    { backgroundColor: 'var(--selection)', outline: 'none' },
  '.cm-foldPlaceholder':
    { border: 'none', backgroundColor: 'var(--hover)', color: 'var(--muted)', padding: '0 var(--s1)' },
  '.cm-panels': { backgroundColor: 'var(--ground)', color: 'var(--ink)', borderColor: 'var(--line)' },
  '.cm-tooltip': {
    border: '1px solid var(--line)', borderRadius: 'var(--round-2)', overflow: 'hidden',
    backgroundColor: 'var(--raised)', color: 'var(--ink)', boxShadow: 'var(--shadow)',
    fontFamily: 'var(--font)', fontSize: 'var(--text-2)', maxWidth: '28rem',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul': {
    maxHeight: '18rem', fontFamily: 'var(--font)', minWidth: 'min(22rem, 80vw)',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li': {
    display: 'flex', gap: 'var(--s3)', alignItems: 'baseline', padding: '3px var(--s3)',
  },
  '.cm-tooltip-autocomplete > ul > li[aria-selected]':
    { backgroundColor: 'var(--accent-soft)', color: 'var(--ink)' },
  '.cm-completionLabel': { fontFamily: 'var(--mono)' },
  '.cm-completionMatchedText': { textDecoration: 'none', fontWeight: '700', color: 'var(--accent)' },
  '.cm-completionDetail':
    { margin: '0 0 0 auto', color: 'var(--muted)', fontStyle: 'normal', fontSize: 'var(--text-1)' },
  'li[aria-selected] > .cm-completionDetail': { color: 'var(--ink)' },
  '.cm-tooltip.cm-completionInfo': { padding: 'var(--s2) var(--s3)', maxWidth: '18rem', lineHeight: '1.45' },
  '.cm-snippetField': { backgroundColor: 'var(--accent-soft)' },
  '.cm-problems .cm-gutterElement': { padding: '0 0 0 3px' },
  // The kinds differ in form, too: wave, dashes, dots.
  '.cm-lintRange': { backgroundImage: 'none', paddingBottom: '1px', textUnderlineOffset: '3px' },
  '.cm-lintRange-error':
    { backgroundImage: 'none', textDecoration: 'underline wavy var(--error) 1px', textDecorationSkipInk: 'none' },
  '.cm-lintRange-warning':
    { backgroundImage: 'none', textDecoration: 'underline dashed var(--warning) 1.5px', textDecorationSkipInk: 'none' },
  '.cm-lintRange-info':
    { backgroundImage: 'none', textDecoration: 'underline dotted var(--info) 2px', textDecorationSkipInk: 'none' },
  '.cm-lintRange-active': { backgroundColor: 'var(--selection)' },
})

const colours = HighlightStyle.define([
  { tag: tags.propertyName, color: 'var(--code-key)' },
  { tag: tags.string, color: 'var(--code-string)' },
  { tag: tags.number, color: 'var(--code-number)' },
  { tag: [tags.bool, tags.null], color: 'var(--code-word)' },
  { tag: tags.punctuation, color: 'var(--muted)' },
])

export const theme: Extension = [look, syntaxHighlighting(colours)]

/** Scripts that join and part their letters with U+200C and U+200D. */
const joining = ['Arabic', 'Bengali', 'Devanagari', 'Gujarati', 'Gurmukhi', 'Kannada', 'Malayalam', 'Oriya', 'Sinhala', 'Syriac', 'Tamil', 'Telugu']
  .map((script) => `\\p{Script=${script}}`).join('')
const before = `[${joining}\\p{Extended_Pictographic}\\p{Emoji_Modifier}\\ufe0f]`
const after = `[${joining}\\p{Extended_Pictographic}]`

/**
 * Characters that nobody sees, among them those that turn a line around, as the source of a regular
 * expression. A joiner between two letters of a script that needs it, or in an emoji, is no such one.
 */
const unseen = '[\\u0000-\\u001f\\u007f-\\u009f\\u00ad\\u034f\\u061c\\u115f\\u1160\\u17b4\\u17b5\\u180b-\\u180e\\u200b\\u200e\\u200f'
  + '\\u2028-\\u202e\\u2060-\\u206f\\u2800\\u3164\\ufeff\\uffa0\\ufff9-\\ufffb\\ud800-\\udfff\\u{e0000}-\\u{e007f}]'
  + `|(?<!${before})[\\u200c\\u200d]|[\\u200c\\u200d](?!${after})`

const found = new RegExp(unseen, 'u')
const apart = new RegExp(`(${unseen})`, 'u')
const every = new RegExp(unseen, 'gu')

function code(character: string): string {
  return character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')
}

/** A text of the document in which every character can be seen: the others are drawn as their numbers. */
export function Visible({ text }: { text: string }) {
  if (!found.test(text)) return <>{text}</>
  return (
    <>{text.split(apart).map((part, i) => i % 2 === 0
      ? part
      : <span key={i} class="control">{`U+${code(part)}`}</span>)}</>
  )
}

/** The same where there is room for plain text only: in a title, a label, an option of a select. */
export function visible(text: string): string {
  return text.replace(every, (one) => `[U+${code(one)}]`)
}

/** JSON in which such characters are escapes; line ends and indentation stay. What it means stays, too. */
export function visibleJson(json: string): string {
  return json.replace(every, (one) => one === '\n' || one === '\t' || one === '\r'
    ? one
    : [...Array(one.length).keys()].map((i) => `\\u${one.charCodeAt(i).toString(16).padStart(4, '0')}`).join(''))
}

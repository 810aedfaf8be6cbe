import type { Operation, Scope } from '../../store/target'

/** Commands for a POSIX shell. Whatever a document or a file's name says, it is only ever data there. */

const service = 'https://discord.com/api/v10'

/** A word as the shell takes it. */
export function quoted(word: string): string {
  return /^[\w./:=@%+,-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`
}

/** A file's name that no program takes for a flag or for standard input. */
function fileWord(name: string): string {
  return quoted(name.startsWith('-') ? `./${name}` : name)
}

/** Where the commands of an application are. */
function address(scope: Scope): string {
  const guild = scope === 'guild' ? '/guilds/$GUILD_ID' : ''
  return `${service}/applications/$APPLICATION_ID${guild}/commands`
}

/** The variables that the requests read. */
export function variables(scope: Scope, operation: Operation): string {
  return [
    '$TOKEN', '$APPLICATION_ID', ...(scope === 'guild' ? ['$GUILD_ID'] : []),
    ...(operation === 'edit' ? ['$COMMAND_ID'] : []),
  ].join(', ')
}

export interface Body {
  scope: Scope
  operation: Operation
  /** The file that has the body, or the body itself. */
  from: { file: string } | { text: string }
}

/** The request that deploys: a bulk overwrite and, for a lone command, creating or editing it. */
export function deploy({ scope, operation, from }: Body): string {
  const method = { bulk: 'PUT', create: 'POST', edit: 'PATCH' }[operation]
  const to = address(scope) + (operation === 'edit' ? '/$COMMAND_ID' : '')
  const head = [
    `curl --fail-with-body -X ${method}`,
    `"${to}"`,
    '-H "Authorization: Bot $TOKEN"',
    "-H 'Content-Type: application/json'",
  ]
  if ('file' in from) return [...head, `--data-binary @${fileWord(from.file)}`].join(' \\\n  ')
  const end = delimiter(from.text)
  return `${[...head, `--data-binary @- <<'${end}'`].join(' \\\n  ')}\n${from.text}\n${end}`
}

/** A word that is no line of the text: the here-document ends where it is meant to. */
function delimiter(text: string): string {
  const lines = new Set(text.split('\n'))
  let word = 'JSON'
  while (lines.has(word)) word += '_'
  return word
}

/** The request that lists what is registered, with what a plan needs of it. */
export function list(scope: Scope): string {
  return `curl --fail-with-body -H "Authorization: Bot $TOKEN" \\\n  "${address(scope)}?with_localizations=true"`
}

/** The command line that judges the file as this page does. */
export function check(file: string, scope: Scope, operation: Operation | null): string {
  return ['slashlint', 'check', ...flags(scope), ...(operation ? ['--operation', operation] : []), fileWord(file)].join(' ')
}

/** The command line that makes the same plan. */
export function plan(live: string, file: string, scope: Scope): string {
  return ['slashlint', 'plan', ...flags(scope), fileWord(live), fileWord(file)].join(' ')
}

function flags(scope: Scope): string[] {
  return scope === 'guild' ? ['--scope', 'guild'] : []
}

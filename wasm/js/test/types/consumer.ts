// Uses the package as people do. Only types are checked; every line marked as an error has to be one.
import { load, SlashlintError, type CheckOptions, type Diagnostic, type Report, type Slashlint } from 'slashlint'
import { assertDeployable } from 'slashlint/assert'
import { toBeDeployable } from 'slashlint/matcher'

interface Command {
  name: string
  description?: string
}

export async function use(commands: readonly Command[], guild: boolean | undefined): Promise<string[]> {
  const slashlint: Slashlint = await load()
  const options: CheckOptions = { scope: guild ? 'guild' : undefined, rules: { 'name-apostrophe': 'off' } }
  const report: Report = slashlint.check(commands, options)
  report.budgets.map(({ used, limit }) => used / limit)

  const places: number = report.diagnostics.reduce((sum, d) => sum + (d.count ?? 1), 0)
  const all = report.diagnostics.flatMap((d) => d.places ?? [d]).map(({ pointer, range }) => `${pointer} ${range.start.line}`)
  const certain: boolean = slashlint.recognize('[]', { syntax: 'jsonc' }).recognition === 'certain'

  const { text, applied } = slashlint.mend('[]', { unsafe: true })
  const shown = slashlint.preview(new Uint8Array(), { locale: 'de', permissions: String(8n), query: 'mod' })
  const names: string[] = shown.slash.flatMap((entry) => entry.path.map((part) => part.value))
  const brief = slashlint.preview(commands, { brief: true })
  const asked: string[] = brief.slash.flatMap((entry) => entry.options.map((option) => option.name))
  const longest: number | undefined = slashlint.budget(commands, { top: 1 }).budgets[0]?.fields[0]?.used
  const allowed: boolean[] = slashlint.decide(commands, { roles: ['1'] }).commands.map((c) => c.decision.allowed)

  const answer = slashlint.invoke(commands, { command: '/mod ban', options: { user: '1', days: 7, quiet: true } })
  if ('refusals' in answer) answer.refusals.map((refusal) => refusal.message)
  else answer.data.options?.map((option) => option.value)

  const refused: boolean = slashlint.plan([], commands, { scope: 'global' }).summary.refused
  const percent: number | undefined = slashlint.locales(commands).commands[0]?.locales['de']?.percent
  const listed: (string | undefined)[] = slashlint.listed(commands, { locale: 'ja' }).map((c) => c.name_localized)
  const verdict = slashlint.request({ method: 'PUT', path: '/applications/1/commands', auth: 'bot' }, commands)
  const statuses: (number | null)[] = verdict.answers.map((one) => one.status)
  const redirect: string = slashlint.authorize({ Scopes: 'openid' }, { rules: { 'authorization-state': 'off' } }).redirect
  const severities = new Set(slashlint.rules().map((rule) => rule.severity))
  const bytes: Uint8Array = slashlint.call('check', commands, options)
  const other: Slashlint = await load({ module: slashlint.module })
  await load({ url: new URL('https://example.org/slashlint.wasm') })
  await load({ bytes })
  toBeDeployable(commands, { scope: 'guild', failOn: 'warning' }).message()
  assertDeployable(commands, { scope: 'guild', failOn: 'warning' })

  // @ts-expect-error there is no such scope
  slashlint.check(commands, { scope: 'server' })
  // @ts-expect-error there is no such option
  slashlint.check(commands, { scop: 'guild' })
  // @ts-expect-error recognize has no scope
  slashlint.recognize(commands, { scope: 'guild' })
  // @ts-expect-error check has no locale
  slashlint.check(commands, { locale: 'de' })
  // @ts-expect-error of a brief picker's options only the name and required are told
  brief.slash[0]?.options[0]?.type
  // @ts-expect-error there is no such token
  slashlint.request({ name: 'Update Target Users', auth: 'cookie' })
  // @ts-expect-error nothing is no document
  slashlint.check(undefined)
  // @ts-expect-error a number is no document
  slashlint.check(7)
  // @ts-expect-error a bigint has to be a string
  slashlint.decide(commands, { permissions: 8n })
  // @ts-expect-error a plan needs a draft
  slashlint.plan([])
  // @ts-expect-error there is no such call
  slashlint.call('checks', '')
  // @ts-expect-error the module is not to be changed
  slashlint.module = other.module
  // @ts-expect-error only some answers have data
  answer.data

  void [places, all, certain, text, applied, names, asked, longest, allowed, refused, percent, listed, statuses, redirect, severities, SlashlintError]
  return report.diagnostics.map((d: Diagnostic) => `${d.range.start.line}: ${d.message}${d.fixes?.[0]?.title ?? ''}`)
}

/** How many diagnostics a message shows. More are no longer read, and slow the test runner down. */
const most = 50

/**
 * Returns the text of a failed test: each diagnostic, where it is and what to do about it.
 * @param {import('./index.js').Diagnostic[]} diagnostics
 * @param {number} lesser how many others there are that do not make the test fail
 * @param {string} scope
 * @param {Map<string, import('./index.js').Rule>} rules
 */
export function report(diagnostics, lesser, scope, rules) {
  const shown = diagnostics.slice(0, most).map((diagnostic) => describe(diagnostic, rules))
  const more = diagnostics.length - shown.length
  return [
    `expected the commands to be deployable (${scope}), but ${count(diagnostics)}`,
    ...shown,
    ...(more > 0 ? [`… and ${more} more`] : []),
    ...(lesser > 0 ? [`(${lesser} less severe not shown; failOn: "info" shows all)`] : []),
  ].join('\n\n')
}

/** @param {import('./index.js').Diagnostic[]} diagnostics */
function count(diagnostics) {
  return /** @type {const} */ (['error', 'warning', 'info'])
    .map((severity) => ({ severity, n: diagnostics.filter((d) => d.severity === severity).length }))
    .filter(({ n }) => n > 0)
    .map(({ severity, n }) => `${n} ${severity}${n === 1 ? '' : 's'}`)
    .join(', ')
}

/**
 * @param {import('./index.js').Diagnostic} diagnostic
 * @param {Map<string, import('./index.js').Rule>} rules
 */
function describe({ severity, path, pointer, message, rule, related = [], fixes = [] }, rules) {
  const place = [path, pointer && `(${pointer})`].filter(Boolean).join(' ')
  return [
    `${severity}: ${message} [${rule}]`,
    ...(place ? [`  in ${place}`] : []),
    ...related.map((one) => `  = note: ${one.message}${one.pointer ? ` (${one.pointer})` : ''}`),
    ...(fixes.length > 0
      ? fixes.map(({ safe, title }) => `  = ${safe ? 'fix' : 'suggestion'}: ${title}`)
      : [`  = help: ${rules.get(rule)?.do ?? 'see the catalogue of rules'}`]),
  ].join('\n')
}

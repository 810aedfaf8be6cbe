/** The calls of the module's interface. All but `rules` take a document and options. */
export const calls = /** @type {const} */ ([
  'check', 'recognize', 'mend', 'budget', 'preview', 'decide', 'invoke', 'plan', 'locales', 'listed', 'request',
  'authorize', 'rules',
])

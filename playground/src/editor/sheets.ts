import { StyleModule } from 'style-mod'

/**
 * CodeMirror writes its styles into a <style> element, which a strict Content-Security-Policy
 * refuses. A constructed sheet needs no exception; style-mod itself uses one in shadow roots only.
 */
export function useConstructedSheets(): void {
  const sheets = new WeakMap<DocumentOrShadowRoot, CSSStyleSheet>()
  const mounted = new WeakMap<DocumentOrShadowRoot, StyleModule[]>()
  StyleModule.mount = (root, added) => {
    const modules = mounted.get(root) ?? []
    const wanted = Array.isArray(added) ? added : [added as StyleModule]
    const missing = wanted.filter((one) => !modules.includes(one))
    if (missing.length === 0) return
    // The later a module stands in the list, the more it has to say.
    const all = [...missing, ...modules]
    all.sort((a, b) => wanted.indexOf(a) - wanted.indexOf(b))
    mounted.set(root, all)
    let sheet = sheets.get(root)
    if (!sheet) {
      sheet = new CSSStyleSheet()
      sheets.set(root, sheet)
      root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet]
    }
    sheet.replaceSync(all.map((one) => one.getRules()).join('\n'))
  }
}

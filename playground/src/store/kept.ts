/** How wide the panes are and which are folded: the browser keeps it for the next visit. */
export interface Layout {
  widths: { text: number; inspector: number }
  folded: { text: boolean; inspector: boolean }
  share: number
}

/** The limits of a pane's width in pixels. */
export const limits = { least: 240, most: 1200 }

/** The limits of the text's share of the left pane, in percent. */
export const shares = { least: 20, most: 80 }

const key = 'slashlint:layout'

/** What was kept, as far as it makes sense; the rest is as at first. */
export function read(): Layout {
  const { widths, folded, share } = parsed()
  const width = (given: unknown) => between(given, limits) ?? 0
  return {
    widths: { text: width(widths?.text), inspector: width(widths?.inspector) },
    folded: { text: folded?.text === true, inspector: folded?.inspector === true },
    share: between(share, shares) ?? 50,
  }
}

/** Keeps the layout. */
export function keep(layout: Layout): void {
  const text = JSON.stringify(layout)
  try {
    if (localStorage.getItem(key) !== text) localStorage.setItem(key, text)
  } catch {
    // Browsers may refuse storage; the layout then lasts as long as the page.
  }
}

function parsed(): Partial<Layout> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? 'null')
    return typeof kept === 'object' && kept !== null ? kept : {}
  } catch {
    return {}
  }
}

function between(given: unknown, { least, most }: { least: number; most: number }): number | null {
  return typeof given === 'number' && given >= least && given <= most ? given : null
}

/** Tabs that have no room scroll; a faded end says that there are more. The result ends that. */
export function fadeEnds(tabs: HTMLElement): () => void {
  const look = () => {
    const rest = tabs.scrollWidth - tabs.clientWidth - tabs.scrollLeft
    tabs.toggleAttribute('data-before', tabs.scrollLeft > 1)
    tabs.toggleAttribute('data-after', rest > 1)
  }
  look()
  tabs.addEventListener('scroll', look, { passive: true })
  const sizes = new ResizeObserver(look)
  sizes.observe(tabs)
  return () => {
    tabs.removeEventListener('scroll', look)
    sizes.disconnect()
  }
}

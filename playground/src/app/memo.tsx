import { Component, type ComponentType, type FunctionComponent } from 'preact'

/**
 * A component that is drawn again only when what it draws differs. Answers come out of the worker
 * as new objects, so their contents are compared, not their identities. It is not drawn again when a
 * signal changes that it reads: what depends on signals comes as a property.
 */
export function memo<P extends object>(draw: FunctionComponent<P>): ComponentType<P> {
  return class extends Component<P> {
    override shouldComponentUpdate(next: Readonly<P>): boolean {
      return !equal(this.props, next)
    }
    override render(props: Readonly<P>) {
      return draw(props as P)
    }
  } as unknown as ComponentType<P>
}

function equal(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (typeof a !== 'object' || typeof b !== 'object' || !a || !b) return false
  const [x, y] = [a as Record<string, unknown>, b as Record<string, unknown>]
  const names = Object.keys(x)
  return names.length === Object.keys(y).length && names.every((name) => equal(x[name], y[name]))
}

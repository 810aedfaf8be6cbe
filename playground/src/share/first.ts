import { locale } from '../store/locale'
import { replace } from '../store/text'
import { first } from './examples'

/** Opens what a visit begins with. A shared link and a kept draft will come before the example. */
export function openFirst(): void {
  replace(first.text, first.name)
  locale.value = first.locale
}

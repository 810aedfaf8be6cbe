import { Picker } from '../picker/Picker'
import { kind } from '../store/documents'
import { AccessView } from './AccessView'
import { AgainstView } from './AgainstView'
import { RedirectView } from './RedirectView'

const rooms = { commands: Picker, permissions: AccessView, interaction: AgainstView, authorization: RedirectView }

/** The middle pane: what comes of the document that is open. */
export function Middle() {
  const Room = rooms[kind.value]
  return <Room />
}

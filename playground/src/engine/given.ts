import type { PickerSummary } from './answer'
import type { FromWorker } from './protocol'

type Answering = Extract<FromWorker, { type: 'answer' | 'changed' | 'same' }>

/**
 * The last answer that the worker gave in each line, whether somebody waited for it or not: the
 * next may only tell what has changed.
 */
export class Given {
  private readonly last = new Map<string, unknown>()

  /** The whole answer that a message tells of. */
  complete(message: Answering): unknown {
    const answer = complete(message, this.last.get(message.line))
    this.last.set(message.line, answer)
    return answer
  }

  forget(line: string): void {
    this.last.delete(line)
  }
}

function complete(message: Answering, last: unknown): unknown {
  switch (message.type) {
    case 'answer': return message.answer
    case 'same': return last
    case 'changed': {
      const { list, index, entry } = message.changed
      const picker = last as PickerSummary | undefined
      // The line was forgotten meanwhile: nobody waits for this.
      if (!picker) return undefined
      return { ...picker, [list]: picker[list].with(index, entry) }
    }
  }
}

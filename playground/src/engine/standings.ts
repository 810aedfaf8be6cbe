import { computed, effect } from '@preact/signals'
import type { Counts } from './answer'
import { answers } from '../store/answers'
import { kind, kinds, peekTextOf, standings, stands, type Kind, type Standing } from '../store/documents'
import { against } from '../store/interaction'
import { isLarge, version } from '../store/text'
import { viewer } from '../store/viewer'
import { request } from './client'
import { optionsFor } from './judging'

/** So many milliseconds after the last key in the commands an interaction is judged against them anew. */
const rest = 1500

/** Keeps for each tab how its document stands: the open one's report, and the others' counts. */
export function keepStandings(): void {
  effect(() => {
    const { value, version: of } = answers.report.value
    if (value && of === version.peek()) stands(kind.peek(), standing(value.counts))
  })
  // Of the viewer, only the guild belongs to how documents are judged.
  const guild = computed(() => viewer.value.guild)
  effect(() => {
    const open = kind.value
    void guild.value
    for (const one of kinds) if (one !== open) void judge(one)
  })
  let timer = 0
  effect(() => {
    void version.value
    window.clearTimeout(timer)
    if (kind.value !== 'commands' || against.value !== 'commands') return
    timer = window.setTimeout(() => void judge('interaction'), rest)
  })
}

async function judge(of: Kind): Promise<void> {
  // Nothing elsewhere changes how these stand once they were open.
  if (of === 'authorization' && standings.peek()[of]) return
  const text = peekTextOf(of)
  const options = isLarge(text.length) ? null : optionsFor(of)
  if (!options || text.length === 0) return
  // Without an answer the last one stays.
  const answer = await request({ about: 'judged', options, text: text.toString() }).catch(() => null)
  if (answer && kind.peek() !== of && peekTextOf(of) === text) stands(of, standing(answer.counts))
}

function standing(counts: Counts): Standing {
  const { error, warning, info } = counts
  return {
    total: error + warning + info,
    worst: error > 0 ? 'error' : warning > 0 ? 'warning' : info > 0 ? 'info' : null,
  }
}

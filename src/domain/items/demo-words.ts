/** Describes the demo catalogue, for the button and the command that remove it. */
import type { DemoCounts } from '#contract/site/demo.schema.ts'
import { counted } from '../shared/counted.ts'

/** "64 casinos, 1 game and 1,540 reviews"; undefined when none is left. */
export function demoInWords(counts: DemoCounts): string | undefined {
  return inWords(counts, ITEMS)
}

/** "84 invented newsletter addresses and 3,900 invented visits, clicks and searches"; undefined when none is left. */
export function demoTrafficInWords(counts: DemoCounts): string | undefined {
  return inWords(counts, TRAFFIC)
}

function inWords(counts: DemoCounts, nouns: typeof ITEMS): string | undefined {
  const parts = nouns
    .filter(([key]) => counts[key] > 0)
    .map(([key, one, many]) => counted(counts[key], one, many))
  const last = parts.pop()
  if (last === undefined) return undefined
  return parts.length === 0 ? last : `${parts.join(', ')} and ${last}`
}

/** A sentence on why some casinos stay; undefined when none does. */
export function keptInWords({ keptCasinos }: DemoCounts): string | undefined {
  if (keptCasinos === 0) return undefined
  return `${counted(keptCasinos, 'demo casino stays', 'demo casinos stay')}, because bonuses of yours belong to ${keptCasinos === 1 ? 'it' : 'them'}.`
}

const ITEMS: readonly [key: keyof DemoCounts, one: string, many: string][] = [
  ['casinos', 'casino', 'casinos'],
  ['bonuses', 'bonus', 'bonuses'],
  ['games', 'game', 'games'],
  ['posts', 'article', 'articles'],
  ['reviews', 'review', 'reviews'],
]
const TRAFFIC: typeof ITEMS = [
  ['subscribers', 'invented newsletter address', 'invented newsletter addresses'],
  ['visits', 'invented view, click or search', 'invented views, clicks and searches'],
]

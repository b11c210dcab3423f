/** The macros of affiliate platforms for postbacks, from the documentation of each. */
import type { PostbackField } from '#contract/earnings/earnings.schema.ts'
import PRESETS from './network-presets.json' with { type: 'json' }

export interface NetworkPreset {
  name: string
  /** The parameter of a tracking link that carries our click id. */
  clickParameter: string
  /** The platform's macro for each value. Values without a documented macro are left out. */
  macros: Partial<Record<PostbackField, string>>
  /** The documentation that the macros come from. */
  source: string
  /** The day on which the source was read, where it is not `PRESETS_READ_ON`. */
  readOn?: string
  /** Further setup advice from the documentation, in sentences. */
  note?: string
}

/** The day on which the sources were read. */
export const PRESETS_READ_ON = '2026-11-25'

export const NETWORK_PRESETS: readonly NetworkPreset[] = PRESETS

/**
 * The parameters of a platform's call, such as `click_id={sub1}&event={goal}`: the query of a GET, or the body of a
 * POST. `names` are the programme's. For an event without a macro, `event` holds our own word.
 */
export function presetCall(
  { macros }: Pick<NetworkPreset, 'macros'>,
  names: Readonly<Record<PostbackField, string>>,
): string {
  const words: [string, string][] = [
    [names.clickId, macros.clickId ?? ''],
    [names.event, macros.event ?? 'first_deposit'],
    [names.eventId, macros.eventId ?? ''],
    [names.amount, macros.amount ?? ''],
    [names.currency, macros.currency ?? ''],
    [names.time, macros.time ?? ''],
  ]
  return words
    .filter(([, word]) => word !== '')
    .map(([name, word]) => `${name}=${word}`)
    .join('&')
}

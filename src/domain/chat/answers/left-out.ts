import { RECOMMENDED_SAFETY } from '#contract/chat/limits.ts'
import { LICENCE_GB } from '../../countries/licence-gb.ts'

/** How many casinos meet the criteria and are not recommended. Each is counted for its first reason only. */
export interface LeftOut {
  /** Safety index below the recommended minimum. */
  unsafe: number
  /** No safety index is stated. */
  unrated: number
  /** A country was named, and nobody checked whether the casino refuses it. */
  unchecked: number
  /** The country requires a licence of its own, and the casino is not known to hold it. */
  unlicensed: number
}

/** One sentence for each reason that excluded casinos. */
export function leftOutLines({ unsafe, unrated, unchecked, unlicensed }: LeftOut): string[] {
  const them = unsafe === 1 ? 'it' : 'them'
  return [
    ...more(unsafe, `a safety index below ${RECOMMENDED_SAFETY}, so I leave ${them} out.`),
    ...more(unrated, 'no safety index yet.'),
    ...uncheckedLines(unchecked),
    ...more(unlicensed, `no licence of the UK Gambling Commission that we know of. ${LICENCE_GB}`),
  ]
}

export function uncheckedLines(unchecked: number): string[] {
  return more(unchecked, 'no checked list of refused countries, so I cannot say that you may play there.')
}

function more(count: number, what: string): string[] {
  return count === 0 ? [] : [`${count} more ${count === 1 ? 'has' : 'have'} ${what}`]
}

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
  return [
    ...(unsafe === 0
      ? []
      : [
          `${more(unsafe)} a safety index below ${RECOMMENDED_SAFETY}, so I leave ${unsafe === 1 ? 'it' : 'them'} out.`,
        ]),
    ...(unrated === 0 ? [] : [`${more(unrated)} no safety index yet.`]),
    ...uncheckedLines(unchecked),
    ...(unlicensed === 0
      ? []
      : [`${more(unlicensed)} no licence of the UK Gambling Commission that we know of. ${LICENCE_GB}`]),
  ]
}

export function uncheckedLines(unchecked: number): string[] {
  return unchecked === 0
    ? []
    : [`${more(unchecked)} no checked list of refused countries, so I cannot say that you may play there.`]
}

function more(count: number): string {
  return `${count} more ${count === 1 ? 'has' : 'have'}`
}

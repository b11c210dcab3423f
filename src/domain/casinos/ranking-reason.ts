import { firstSentence } from '../shared/first-sentence.ts'

/** Test results of a casino; null means "not stated". Days such as "2026-11-22". */
export interface RankingFacts {
  /** The editors' words on payouts in the expert review, and on the payments mark of the safety index. */
  payoutsExplanation: string | null
  paymentsReason: string | null
  paymentsMarkedOn: string | null
  testedOn: string | null
  checkedOn: string | null
}

export interface RankingReason {
  /** One sentence by the editors; undefined where there is none. */
  text?: string
  /** The latest dated event. */
  dated?: { what: 'Checked' | 'Tested' | 'Marked'; on: string }
}

/** Longest text in characters: about two lines of the ranking. */
const LONGEST = 130

/** The reason and the date that the ranking shows beside a casino. */
export function rankingReason(facts: RankingFacts): RankingReason {
  const reason = facts.payoutsExplanation ?? facts.paymentsReason
  const text = reason === null ? '' : firstSentence(reason, LONGEST)
  const [dated] = (
    [
      { what: 'Checked', on: facts.checkedOn },
      { what: 'Tested', on: facts.testedOn },
      { what: 'Marked', on: facts.paymentsMarkedOn },
    ] as const
  )
    .flatMap(({ what, on }) => (on === null ? [] : [{ what, on }]))
    .toSorted((a, b) => (a.on < b.on ? 1 : a.on > b.on ? -1 : 0))
  return { ...(text !== '' && { text }), ...(dated !== undefined && { dated }) }
}

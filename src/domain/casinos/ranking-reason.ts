import { firstSentence } from '../shared/first-sentence.ts'

/** What is kept of a casino's tests; null is not stated. Days such as "2026-11-22". */
export interface RankingFacts {
  /** What the editors wrote about payouts in the expert review, and about the payments mark of the safety index. */
  payoutsExplanation: string | null
  paymentsReason: string | null
  paymentsMarkedOn: string | null
  testedOn: string | null
  checkedOn: string | null
}

export interface RankingReason {
  /** One sentence of ours; undefined where none is stated. */
  text?: string
  /** The latest of what is dated. */
  dated?: { what: 'Checked' | 'Tested' | 'Marked'; on: string }
}

/** Characters: about two lines of the ranking. */
const LONGEST = 130

/** The one reason and the one date beside a casino of the ranking, both as they are stored. */
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

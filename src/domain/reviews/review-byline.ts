import { formatDate } from '../shared/dates.ts'

export interface ReviewFacts {
  reviewAuthor: string | null
  /** Days such as "2026-11-22". */
  testedOn: string | null
  checkedOn: string | null
}

/** Two sentences: who tested a casino and when, and the date of the last check. */
export function reviewByline({ reviewAuthor, testedOn, checkedOn }: ReviewFacts): [string, string] {
  const tested = formatDate(testedOn)
  return [testedWords(reviewAuthor, tested), `Last checked: ${formatDate(checkedOn) ?? 'not stated'}.`]
}

function testedWords(author: string | null, tested: string | undefined): string {
  if (author !== null && tested !== undefined) return `Tested by ${author} on ${tested}.`
  if (author !== null) return `Tested by ${author}, date not stated.`
  if (tested !== undefined) return `Tested on ${tested}, by whom is not stated.`
  return 'Tester and date not stated.'
}

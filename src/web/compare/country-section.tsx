import type { ComparedCasino } from '#contract/comparisons/compared.ts'
import { RESTRICTIONS_NOT_CHECKED } from '#domain/shared/not-stated.ts'
import { FoldedTags } from '../casinos/folded-tags.tsx'
import { NotStated } from '../scores/not-stated.tsx'
import type { CompareRow, CompareSection } from './compare-row.ts'
import { Answer } from './union-section.tsx'

/** How many countries and currencies stand before "+N more". */
const SHOWN = 3

/** Where each casino can be played and in which money. `country` is the name of the visitor's, empty until it is chosen. */
export function countrySection(country: string): CompareSection<ComparedCasino> {
  return {
    title: 'Countries and currencies',
    rows: [...(country === '' ? [] : [playable(country)]), REFUSED, CURRENCIES],
  }
}

function playable(country: string): CompareRow<ComparedCasino> {
  return {
    label: `Can be played in ${country}`,
    isWanted: true,
    says: ({ countries }) => String(countries.isPlayable),
    show: ({ countries: { isPlayable } }) =>
      isPlayable === null ? (
        <span className="mut">{RESTRICTIONS_NOT_CHECKED}</span>
      ) : (
        <Answer says={isPlayable ? 'Yes' : 'No'} />
      ),
  }
}

const REFUSED: CompareRow<ComparedCasino> = {
  label: 'Cannot be played in',
  says: ({ countries }) => (countries.isUnchecked ? '' : countries.refused.toSorted().join()),
  show: ({ countries: { isUnchecked, refused } }) =>
    isUnchecked ? (
      <span className="mut">{RESTRICTIONS_NOT_CHECKED}</span>
    ) : refused.length === 0 ? (
      'No country listed'
    ) : (
      <FoldedTags label="Countries" items={refused} limit={SHOWN} />
    ),
}

const CURRENCIES: CompareRow<ComparedCasino> = {
  label: 'Currencies',
  says: ({ currencies }) => currencies.toSorted().join(),
  show: ({ currencies }) =>
    currencies.length === 0 ? (
      <NotStated />
    ) : (
      <FoldedTags label="Currencies" items={currencies} limit={SHOWN} />
    ),
}

/** Answers about offers: current ones, and what a kind of bonus is. */
import type { Bonus } from '#contract/bonuses/bonuses.schema.ts'
import { writeBonusSearch, type TermFilter } from '#contract/bonuses/bonus-search.ts'
import { paths } from '#contract/shared/paths.ts'
import { BONUS_TYPE_NAMES, type BonusType } from '#contract/shared/options.ts'
import { bonusSort, onlyOfCasinos, type Criteria } from '../../search/criteria.ts'
import EXPLANATIONS from '../data/explanations.json' with { type: 'json' }
import { counted } from '../../shared/counted.ts'
import { countryList, draft, listed, type Draft, type PageLink } from './draft.ts'
import { termsOf } from './casino-facts.ts'
import { criteriaInWords, unmetLine } from './recommend.ts'
import { bonusLink, offerLine, PAGES } from './lines.ts'

/**
 * Current offers. `casinos` are those the visitor named; empty means all. `total` is how many there are, undefined where
 * they were not counted.
 */
export function runningOffers(
  criteria: Criteria,
  offers: readonly Bonus[],
  casinos: readonly string[],
  total?: number,
): Draft {
  const isOnly = offers.length === 1 && total === 1
  const areMany = offers.length > 0 && !isOnly
  const kind = kindInWords(criteria, areMany)
  const where = placeInWords(criteria, casinos, areMany)
  const open = criteria.countries.length > 0 ? ` for players from ${countryList(criteria.countries)}` : ''
  if (offers.length === 0)
    return draft(
      [
        `I know of no running ${kind}${where}${open} that meets that. Offers change often; the list shows all that run now.`,
        ...unmetLine(criteria),
      ],
      [PAGES.bonuses],
    )
  return draft(
    [
      isOnly
        ? `One ${kind}${where} runs now${open}:`
        : `${total === offers.length ? 'The' : `${offers.length} of`} ${total ?? 'the'} ${kind}${where} that run now${open}:`,
      ...offers.map(offerLine),
      casinos.length > 0 &&
      bonusSort(criteria) === undefined &&
      criteria.wagering !== 'low' &&
      !criteria.biggest
        ? 'Those for new players come first. Read the terms before you claim.'
        : offerOrder(criteria),
      ...unmetLine(criteria),
    ],
    [...offers.map(bonusLink), offersLink(criteria)],
  )
}

/** The order of the offers in words, as listOffersFor applies it. */
function offerOrder(criteria: Criteria): string {
  const sort = bonusSort(criteria)
  if (sort !== undefined) return `${OFFER_ORDERS[sort]} come first.`
  if (criteria.order === 'spins') return 'Those with the most spins come first.'
  if (criteria.wagering === 'low')
    return 'The lowest wagering comes first; it usually matters more than the amount.'
  if (criteria.biggest)
    return 'The largest amounts come first, but the wagering decides what they are worth: ask me to work one out.'
  return 'The offers of the casinos with the highest safety index come first. Read the terms before you claim.'
}

const OFFER_ORDERS: Readonly<Record<NonNullable<ReturnType<typeof bonusSort>>, string>> = {
  expiring: 'Those that end soonest',
  chance: 'Those with the best chance to finish the wagering, as our model plays them,',
  cost: 'Those that cost least on average to play to the end, as our model plays them,',
  newest: 'The latest',
  deposit: 'Those with the smallest deposit in euros',
}

/** A link to the bonus list with the same criteria, as far as the list supports them. */
function offersLink(criteria: Criteria): PageLink {
  const { bonusType, countries, maxWagering, wagering, terms } = criteria
  const [country] = countries
  const most = wagering === 'none' ? 0 : maxWagering
  const search = {
    search: '',
    page: 1,
    sort: bonusSort(criteria) ?? (wagering === 'low' ? 'wagering' : criteria.biggest ? 'value' : 'newest'),
    ...(bonusType !== undefined && { type: bonusType }),
    ...(country !== undefined && { country }),
    ...(most !== undefined && { maxWagering: most }),
    ...(terms !== undefined && { terms }),
  } as const
  const query = writeBonusSearch(search)
  return query === '' ? PAGES.bonuses : { title: 'The list with these filters', path: paths.bonuses(query) }
}

/**
 * Offers that were asked for by name, with their terms. `named` holds all offers of that name, `running` the current
 * ones for the visitor's countries.
 */
export function aboutOffers(
  named: readonly { name: string }[],
  running: readonly Bonus[],
  countries: readonly string[],
): Draft {
  const open = countries.length > 0 ? ` for players from ${countryList(countries)}` : ''
  if (running.length === 0)
    return draft([`I know of no “${named[0]?.name ?? ''}” that runs${open} at the moment.`], [PAGES.bonuses])
  return draft(
    running.flatMap((offer) => [offerLine(offer), termsOf(offer)]),
    running.map(bonusLink),
  )
}

export function explainBonus(type: BonusType | undefined, example: Bonus | undefined): Draft {
  return draft(
    [
      EXPLANATIONS.bonuses[type ?? 'every'],
      ...(example === undefined ? [] : ['One that runs now:', offerLine(example)]),
      'Before you claim, read five things: wagering, minimum deposit, the largest win, the end date and which games count.',
    ],
    [...(example === undefined ? [] : [bonusLink(example)]), PAGES.bonuses],
  )
}

/** " at casinos accepting PayPal", or the casinos that the visitor named; empty for all. */
function placeInWords(criteria: Criteria, named: readonly string[], areMany: boolean): string {
  const words = criteriaInWords({ ...onlyOfCasinos(criteria), countries: [] })
  if (named.length > 0) return ` at ${listed(named)}${words === '' ? '' : ` (${words})`}`
  return words === '' ? '' : ` at ${areMany ? 'casinos' : 'a casino'} ${words}`
}

function kindInWords(criteria: Criteria, areMany: boolean): string {
  const { bonusType, wagering, maxWagering, maxDeposit, forExisting, code, terms, withoutEnd, withSpins } =
    criteria
  const type =
    bonusType === undefined
      ? 'bonus'
      : (BONUS_TYPE_NAMES[bonusType]?.toLowerCase().replace('no deposit', 'no-deposit') ?? 'VIP')
  const limits = [
    withSpins ? 'free spins' : '',
    maxWagering === undefined ? '' : `at most ${maxWagering}× wagering`,
    maxDeposit === undefined ? '' : `a deposit of at most ${counted(maxDeposit, 'euro')}`,
    code === undefined ? '' : code === 'none' ? 'no code needed' : 'a code',
    terms === undefined ? '' : TERMS_IN_WORDS[terms],
    withoutEnd ? 'no end date' : '',
  ].filter((limit) => limit !== '')
  return `${wagering === 'none' ? 'wagering-free ' : ''}${type} offer${areMany ? 's' : ''}${forExisting ? ' for existing players' : ''}${limits.length === 0 ? '' : ` with ${listed(limits)}`}`
}

const TERMS_IN_WORDS: Readonly<Record<TermFilter, string>> = {
  cashable: 'a bonus that can be withdrawn once it is wagered',
  'no-limit': 'no cash-out limit',
  'bonus-only': 'wagering of the bonus only',
}

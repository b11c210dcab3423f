/** Recommends casinos: the ones that meet every criterion, in the order of our safety index, and why. */
import type { Bonus } from '#contract/bonuses/bonuses.schema.ts'
import type { Care } from '#contract/casinos/finder.ts'
import { writeCasinoSearch } from '#contract/casinos/casino-search.ts'
import type { Casino } from '#contract/casinos/casinos.schema.ts'
import { RECOMMENDED_SAFETY } from '#contract/shared/limits.ts'
import { BONUS_TYPE_NAMES } from '#contract/shared/options.ts'
import { paths } from '#contract/shared/paths.ts'
import { LICENCE_GB } from '../../countries/licence-gb.ts'
import type { Criteria } from '../../search/criteria.ts'
import { onlyCountries } from '../../search/criteria.ts'
import { countryList } from './country-list.ts'
import { leftOutLines } from './left-out.ts'
import type { LeftOut } from './left-out.ts'
import { draft, listed } from './draft.ts'
import type { Draft, PageLink } from './draft.ts'
import { casinoLine, casinoLink, offerLine, PAGES } from './lines.ts'
import { searchOf } from './search-of.ts'

export interface Recommended {
  casinos: readonly Casino[]
  total: number
  offers: readonly Bonus[]
  leftOut: LeftOut
}

export function recommend(criteria: Criteria, { casinos, total, offers, leftOut }: Recommended): Draft {
  const asked = criteriaInWords(criteria)
  if (casinos.length === 0) return nothingMatches(criteria, asked, leftOutLines(leftOut))
  return draft(
    [
      opening(casinos.length, total, asked, criteria),
      ...casinos.flatMap((casino) => [
        casinoLine(casino),
        ...offers.filter(({ casinoId }) => casinoId === casino.id).map(offerLine),
      ]),
      ...(criteria.minimum?.field === 'minSafetyIndex' || total > casinos.length || leftOut.unsafe > 0
        ? []
        : [`I leave out casinos with a safety index below ${RECOMMENDED_SAFETY}.`]),
      ...leftOutLines(leftOut),
      orderLine(criteria),
      ...(criteria.countries.includes('GB') ? [LICENCE_GB] : []),
      ...(criteria.countries.length === 0
        ? ['Tell me your country and I leave out casinos that do not accept players there.']
        : []),
    ],
    [...casinos.map(casinoLink), listLink(criteria, total)],
  )
}

/** "The best rated for payouts in our expert reviews come first, then the lowest wagering." */
function orderLine({ cares, startsSmall }: Criteria): string {
  const [first, ...others] = [
    ...cares.map((care) => CARE_ORDERS[care]),
    ...(startsSmall ? [SMALL_FIRST] : []),
  ]
  if (first === undefined)
    return 'The highest safety index comes first. Each page shows where the scores come from.'
  return `${first.charAt(0).toUpperCase()}${first.slice(1)} come first${others.map((other) => `, then ${other}`).join('')}.`
}

const CARE_ORDERS: Readonly<Record<Care, string>> = {
  payouts: 'the best rated for payouts in our expert reviews',
  wagering: 'those with the lowest wagering for new players',
  safety: 'those with the highest safety index',
  support: 'the best rated for support in our expert reviews',
  games: 'the best rated for games in our expert reviews',
  mobile: 'the best rated on phones in our expert reviews',
}
const SMALL_FIRST = 'those with the smallest first deposit'

function opening(shown: number, total: number, asked: string, { cares }: Criteria): string {
  const these = shown === 1 ? 'This is the casino' : `These are the ${shown} casinos`
  if (asked === '')
    return `${these} ${cares.includes('payouts') ? 'whose payouts our experts rate best' : 'with the highest safety index in our catalogue'}:`
  const which =
    total > shown
      ? `are ${shown} of ${total} casinos`
      : shown === 1
        ? 'is the one casino'
        : `are the ${shown} casinos`
  return `Here ${which} in our catalogue ${asked}:`
}

function nothingMatches(criteria: Criteria, asked: string, more: readonly string[]): Draft {
  const { countries, minimum } = criteria
  return draft(
    [
      `I found no casino in our catalogue ${asked === '' ? 'for that' : asked}${minimum?.field === 'minSafetyIndex' ? '' : ` among those with a safety index of ${RECOMMENDED_SAFETY} or more`}.`,
      countries.length > 0
        ? `Drop one of the criteria, but not the country: a casino that restricts ${countryList(countries, 'or')} may keep your winnings.`
        : 'Drop one of the criteria and ask again, or look through the whole list.',
      ...more,
    ],
    [listLink(onlyCountries(countries), 0)],
  )
}

/** "accepting Skrill, not restricting Germany and with a safety index of 9 or more". */
function criteriaInWords(criteria: Criteria): string {
  const { countries, paymentMethods, crypto, mobile, liveGames, bonusType, wagering, minimum } = criteria
  const words = [
    paymentMethods.length > 0
      ? `accepting ${listed(paymentMethods, 'or')}`
      : crypto
        ? 'accepting a cryptocurrency'
        : '',
    countries.length > 0 ? `not restricting ${countryList(countries)}` : '',
    mobile ? 'with something for mobile' : '',
    liveGames ? 'offering live games' : '',
    bonusType === undefined ? '' : `running a ${BONUS_TYPE_NAMES[bonusType]?.toLowerCase() ?? 'VIP'} bonus`,
    wagering === 'none' ? 'with a bonus without wagering' : '',
    wagering === 'low' ? 'with a running offer' : '',
    minimum === undefined ? '' : `with ${MINIMUM_WORDS[minimum.field]} of ${minimum.value} or more`,
  ].filter((part) => part !== '')
  return listed(words)
}

const MINIMUM_WORDS = {
  minSafetyIndex: 'a safety index',
  minExpertRating: 'an expert rating',
  minUserRating: 'a user rating',
} as const

/** The casino list with the same criteria set, as far as it knows them. */
export function listLink(criteria: Criteria, total: number): PageLink {
  return {
    title: total === 0 ? PAGES.casinos.title : 'The list with these filters',
    path: paths.casinos(writeCasinoSearch(searchOf(criteria))),
  }
}

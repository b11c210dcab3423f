/** Recommends the casinos that meet every criterion, in the requested order, with reasons. */
import type { Bonus } from '#contract/bonuses/bonuses.schema.ts'
import type { Care } from '#contract/casinos/finder.ts'
import { DEFAULT_CASINO_SORT, writeCasinoSearch, type CasinoSort } from '#contract/casinos/casino-search.ts'
import type { Casino } from '#contract/casinos/casinos.schema.ts'
import { RECOMMENDED_SAFETY } from '#contract/chat/limits.ts'
import { BONUS_TYPE_NAMES, GAME_TYPE_NAMES } from '#contract/shared/options.ts'
import { paths } from '#contract/shared/paths.ts'
import { timedPayoutWords } from '../../casinos/payout-words.ts'
import { isByPayouts, onlyCountries, type Criteria } from '../../search/criteria.ts'
import { counted } from '../../shared/counted.ts'
import { leftOutLines, type LeftOut } from './left-out.ts'
import { countryList, draft, listed, type Draft, type PageLink } from './draft.ts'
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
  if (casinos.length === 0) return nothingMatches(criteria, asked, leftOut)
  const order = orderOf(criteria)
  return draft(
    [
      opening(casinos.length, total, asked, order),
      ...casinos.flatMap((casino) => [
        `${casinoLine(casino)}${order.fact?.(casino) ?? ''}`,
        ...offers.filter(({ casinoId }) => casinoId === casino.id).map(offerLine),
      ]),
      ...(criteria.minimum?.field === 'minSafetyIndex' || total > casinos.length || leftOut.unsafe > 0
        ? []
        : [`I leave out casinos with a safety index below ${RECOMMENDED_SAFETY}.`]),
      ...leftOutLines(leftOut),
      orderLine(order),
      ...unmetLine(criteria),
      ...(criteria.countries.length === 0
        ? ['Tell me your country and I leave out casinos that do not accept players there.']
        : []),
    ],
    [...casinos.map(casinoLink), listLink(criteria, total)],
  )
}

/** "The best rated for payouts in our expert reviews come first, then those with the lowest wagering for new players." */
function orderLine({ says }: OrderWords): string {
  const [first = '', ...others] = says.split(', then ')
  const line = [`${first} come first`, ...others].join(', then ')
  return `${line.charAt(0).toUpperCase()}${line.slice(1)}.`
}

interface OrderWords {
  /** Follows "Of casinos:": "the best rated for payouts in our expert reviews, then …". */
  says: string
  /** The recommended casinos that can be ordered; all of them without it. */
  among?: string
  /** The value that decides the order, where the casino's line does not show it. */
  fact?: (casino: Casino) => string
}

/** The order of the casinos in words, as listCasinosFor applies it. */
function orderOf(criteria: Criteria): OrderWords {
  const { order, cares, startsSmall } = criteria
  if (isByPayouts(criteria)) return ORDER_WORDS.payouts
  const own = order === undefined ? undefined : (ORDER_WORDS as Partial<Record<string, OrderWords>>)[order]
  if (own !== undefined) return own
  const all = [...cares.map((care) => CARE_ORDERS[care]), ...(startsSmall ? [SMALL_FIRST] : [])]
  return all.length === 0 ? ORDER_WORDS.safety : { says: all.join(', then ') }
}

const KNOWN_YEAR = ' and that state when they opened'
const ORDER_WORDS = {
  safety: { says: 'those with the highest safety index' },
  expert: { says: 'those with the highest expert rating', among: ' and our experts have rated' },
  users: { says: 'those with the highest user rating', among: ' and visitors have reviewed' },
  reviews: { says: 'those with the most visitor reviews', among: ' and visitors have reviewed' },
  oldest: { says: 'those that opened first', fact: opened, among: KNOWN_YEAR },
  newest: { says: 'those that opened last', fact: opened, among: KNOWN_YEAR },
  methods: {
    says: 'those with the most payment methods',
    fact: ({ paymentMethods }) => ` Payment methods: ${paymentMethods.length}.`,
  },
  studios: {
    says: 'those with the most studios',
    fact: ({ gameProviders }) => ` Studios: ${gameProviders.length}.`,
  },
  payouts: {
    says: 'those that paid us fastest, by the median of the withdrawals that we timed,',
    among: ' and whose withdrawals we timed',
    fact: (casino) => ` Withdrawals that we timed: ${timedPayoutWords(casino) ?? 'none'}.`,
  },
} as const satisfies Record<string, OrderWords>

function opened({ establishedYear }: Casino): string {
  return ` Open since ${establishedYear}.`
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

function opening(shown: number, total: number, asked: string, { says, among = '' }: OrderWords): string {
  if (asked === '') return `Of the ${total} casinos that we recommend${among}, ${says.replace(/,$/, '')}:`
  const which =
    total > shown
      ? `are ${shown} of ${total} casinos`
      : shown === 1
        ? 'is the one casino'
        : `are the ${shown} casinos`
  return `Here ${which} in our catalogue ${asked}:`
}

/** Says which criteria were read and cannot be applied. */
export function unmetLine({ unmet }: Pick<Criteria, 'unmet'>): string[] {
  return unmet.length === 0 ? [] : [`I can't filter by ${listed(unmet, 'or')}, so that is left out.`]
}

function nothingMatches(criteria: Criteria, asked: string, leftOut: LeftOut): Draft {
  const { countries, minimum } = criteria
  const isUnlicensed = leftOut.unlicensed > 0
  return draft(
    [
      `I found no casino in our catalogue ${asked === '' ? 'for that' : asked}${minimum?.field === 'minSafetyIndex' ? '' : ` among those with a safety index of ${RECOMMENDED_SAFETY} or more`}.`,
      ...leftOutLines(leftOut),
      isUnlicensed
        ? 'I name none without it.'
        : countries.length > 0
          ? `Drop one of the criteria, but not the country: a casino that restricts ${countryList(countries, 'or')} may keep your winnings.`
          : 'Drop one of the criteria and ask again, or look through the whole list.',
      ...unmetLine(criteria),
    ],
    [listLink(onlyCountries(countries), 0)],
  )
}

/** "accepting Skrill, not restricting Germany and with a safety index of 9 or more". */
export function criteriaInWords(criteria: Criteria): string {
  const { countries, paymentMethods, crypto, mobile, liveGames, bonusType, wagering, minimum } = criteria
  const {
    license,
    features,
    gameProviders,
    currencies,
    openedSince,
    openedBefore,
    maxWagering,
    gameTags,
    gameType,
  } = criteria
  const words = [
    paymentMethods.length > 0
      ? `accepting ${listed(paymentMethods, criteria.allMethods ? 'and' : 'or')}`
      : '',
    crypto ? 'accepting a cryptocurrency' : '',
    criteria.withoutMethods.length > 0 ? `not accepting ${listed(criteria.withoutMethods, 'or')}` : '',
    countries.length > 0 ? `not restricting ${countryList(countries)}` : '',
    license === undefined ? '' : `with the licence ${license}`,
    criteria.withoutLicence === undefined ? '' : `with another licence than ${criteria.withoutLicence}`,
    mobile ? 'with something for mobile' : '',
    liveGames ? 'offering live games' : '',
    gameTags.length > 0 || (gameType !== undefined && gameType !== 'live')
      ? `offering ${gamesInWords(criteria)}`
      : '',
    ...features.map((part) => `with “${part}” among the features`),
    gameProviders.length > 0 ? `with games of ${listed(gameProviders, 'or')}` : '',
    currencies.length > 0 ? `with accounts in ${listed(currencies, 'or')}` : '',
    openedSince === undefined
      ? ''
      : openedBefore === undefined
        ? `opened in ${openedSince} or later`
        : openedBefore === openedSince + 1
          ? `opened in ${openedSince}`
          : `opened from ${openedSince} to ${openedBefore - 1}`,
    criteria.atLeast === undefined ? '' : `with at least ${criteria.atLeast.count} ${criteria.atLeast.of}`,
    openedBefore === undefined || openedSince !== undefined ? '' : `opened before ${openedBefore}`,
    bonusType === undefined ? '' : `running a ${BONUS_TYPE_NAMES[bonusType]?.toLowerCase() ?? 'VIP'} bonus`,
    wagering === 'none' ? 'with a bonus without wagering' : '',
    wagering === 'low' ? 'with a running offer' : '',
    maxWagering === undefined ? '' : `with a welcome offer of at most ${maxWagering}× wagering`,
    criteria.maxPayoutHours === undefined
      ? ''
      : `stating payouts within ${counted(criteria.maxPayoutHours, 'hour')}`,
    minimum === undefined ? '' : `with ${MINIMUM_WORDS[minimum.field]} of ${minimum.value} or more`,
  ].filter((part) => part !== '')
  return listed(words)
}

/** "games marked “Keno”", "crash games", "slots". */
function gamesInWords({ gameTags, gameType }: Criteria): string {
  const kind = gameType === undefined ? 'games' : GAME_TYPE_NAMES[gameType].toLowerCase()
  const games = kind.endsWith('s') ? kind : `${kind} games`
  return gameTags.length === 0
    ? games
    : `${games} marked ${listed(
        gameTags.map((tag) => `“${tag}”`),
        'or',
      )}`
}

const MINIMUM_WORDS = {
  minSafetyIndex: 'a safety index',
  minExpertRating: 'an expert rating',
  minUserRating: 'a user rating',
} as const

const SORTS: Readonly<Partial<Record<string, CasinoSort>>> = {
  users: 'userRating-desc',
  oldest: 'established-asc',
  newest: 'established-desc',
}

/** A link to the casino list with the same criteria, as far as the list supports them. */
export function listLink(criteria: Criteria, total: number): PageLink {
  const search = { ...searchOf(criteria), sort: SORTS[criteria.order ?? ''] ?? DEFAULT_CASINO_SORT }
  return {
    title: total === 0 ? PAGES.casinos.title : 'The list with these filters',
    path: paths.casinos(writeCasinoSearch(search)),
  }
}

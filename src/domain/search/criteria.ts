/** The criteria of a visitor, from a text or from the finder's form, that a recommendation must meet. */
import type { TermFilter } from '#contract/bonuses/bonus-search.ts'
import type { Care, FinderChoice } from '#contract/casinos/finder.ts'
import {
  CRYPTOCURRENCIES,
  VOLATILITIES,
  type BonusType,
  type GameType,
  type Volatility,
} from '#contract/shared/options.ts'
import { countriesIn } from './country-words.ts'
import { paymentMethodsIn, unlistedMethodsIn, wantsCrypto } from './payment-words.ts'
import {
  atLeastIn,
  codeIn,
  FLAGS,
  currenciesIn,
  currencyCountries,
  languageCountries,
  featuresIn,
  licenceIn,
  maxDepositIn,
  OF_A_LANGUAGE,
  maxPayoutHoursIn,
  maxWageringIn,
  minRtpIn,
  openedIn,
  tagsIn,
  readMinimum,
  termsIn,
  type AtLeast,
  type Minimum,
} from './facet-words.ts'
import { anyOf, patternsOf, plainText } from './plain-text.ts'
import WORDS from './criteria-words.json' with { type: 'json' }

export interface Criteria {
  /** Country codes; the casino may restrict none of them. */
  countries: readonly string[]
  /** Any of these is enough, or all are needed. Unknown methods stay as they were typed. */
  paymentMethods: readonly string[]
  allMethods: boolean
  /** "But not Neteller": the casino accepts none of them. */
  withoutMethods: readonly string[]
  crypto: boolean
  mobile: boolean
  liveGames: boolean
  /** The licence as the catalogue spells it; an unknown one as it was typed. */
  license?: string
  /** "Not licensed in Curaçao". */
  withoutLicence?: string
  /** Parts of the names of features; all are needed. */
  features: readonly string[]
  /** Studios; any of them is enough. */
  gameProviders: readonly string[]
  /** Only offers for players with an account. */
  forExisting: boolean
  /** Only offers that need a code, or that state that they need none. */
  code?: 'needed' | 'none'
  /** Only offers that state this term in favour of players. */
  terms?: TermFilter
  /** Only offers that state that they have no end date. */
  withoutEnd: boolean
  /** Currency codes; any of them is enough. */
  currencies: readonly string[]
  /** Opened in this year or later; opened before the other. */
  openedSince?: number
  openedBefore?: number
  /** The fewest payment methods, currencies or studios of a casino. */
  atLeast?: AtLeast
  /** Largest amounts first. */
  biggest: boolean
  /** What the visitor cares about, most important first; it decides the order. */
  cares: readonly Care[]
  /** Smallest deposits first. */
  startsSmall: boolean
  bonusType?: BonusType
  /** Free spins without a deposit. */
  withSpins: boolean
  minimum?: Minimum
  /** `low` means lowest first. */
  wagering?: 'none' | 'low'
  /** Highest wagering multiple; highest first deposit, in euros or another currency. */
  maxWagering?: number
  /** Hours, as stated by casinos. */
  maxPayoutHours?: number
  maxDeposit?: number
  gameType?: GameType
  volatility?: Volatility
  /** Percent. */
  minRtp?: number
  /** Only games with a free demo. */
  withDemo: boolean
  /** Tags of games, such as Blackjack; any of them is enough. */
  gameTags: readonly string[]
  /** Words in the names of games, such as "fox"; any of them is enough. */
  gameWords: readonly string[]
  /** The order that a superlative asks for. */
  order?: Order
  /** Criteria that were read and no list can apply, in words. */
  unmet: readonly string[]
}

/** The values of the catalogue. A text names them in any case and with or without accents. */
export interface KnownValues {
  paymentMethods: readonly string[]
  licences: readonly string[]
  features: readonly string[]
  /** Studios of casinos and games. */
  providers: readonly string[]
  tags: readonly string[]
}

export function readCriteria(message: string, known: KnownValues): Criteria {
  const asked = plainText(message)
  // Bitcoin Cash is a method of its own, not Bitcoin.
  const withoutMethods = known.paymentMethods.filter((method) =>
    refusalsOf(method).some((words) => asked.includes(plainText(words))),
  )
  // No list is narrowed by what a casino or a game does not have.
  const plain = withoutMethods.length > 0 ? asked : asked.replace(LACKS, ' ')
  const withUnits = plainText(
    message.replaceAll('%', ' percent').replaceAll(/[€$£]\s?(\d[\d.,]*)/g, '$1 euros'),
  )
  const unlisted = unlistedMethodsIn(plain, known.paymentMethods)
  const rest = without(plain, [...unlisted, ...withoutMethods.flatMap(refusalsOf)])
  const byName = [...paymentMethodsIn(rest, known.paymentMethods), ...unlisted]
  // "Crypto or card" compares both.
  const coins =
    byName.length > 0 && wantsCrypto(rest) && COMPARES.test(plain) ? known.paymentMethods.filter(isCoin) : []
  const methods = [...new Set([...byName, ...coins])]
  const isWelcome =
    / welcome (?:\w+ ){1,8}(?:free ?spins?|spins) | (?:free ?spins?|spins) (?:\w+ ){0,4}welcome /.test(plain)
  const kept = plain.replace(UNWANTED_KINDS, ' ')
  const bonusType = isWelcome ? 'welcome' : BONUS_TYPES.find(([words]) => words.test(kept))?.[1]
  const gameType = GAME_TYPES.find(([words]) => words.test(kept))?.[1]
  const minimum = readMinimum(message, plain)
  const licence = licenceIn(plain, known.licences)
  // The kind says as much as a feature that casinos call “No deposit offers”.
  const features = featuresIn(plain, known.features).filter(
    (part) => bonusType !== 'no_deposit' || !/^no[ -]deposit/i.test(part),
  )
  const isOfClub =
    features.some((part) => /loyalty|vip/i.test(part)) &&
    !/ (bonus\w*|(?<! (?:casinos?|sites?|that|which|who) )offers?|promo\w*) /.test(plain)
  const unowned = plainText(message.replaceAll(/(?<=\p{L})['’]s\b/gu, ''))
  const gameProviders = known.providers.filter((name) => unowned.includes(plainText(name)))
  // "Slow River" is a studio, so "river" is not a tag. Of casinos, "Provably fair games" is a feature.
  const named = / (?:casinos?|sites?) /.test(plain) ? [...gameProviders, ...features] : gameProviders
  const ofOffers = SPINS_OF_OFFERS.test(plain) ? ['free spins'] : []
  const gameTags = tagsIn(without(plain, [...named, ...ofOffers]), known.tags)
  const cares = caresIn(plain)
  const first = ORDERS.find(([words]) => words.test(plain))?.[1]
  // "The safest with fast payouts" asks for both.
  const order = first === 'safety' && cares.length > 0 ? undefined : first
  const wagering = wageringCriterion(plain)
  const said = Object.fromEntries(
    Object.entries({
      [licence?.isRefused === true ? 'withoutLicence' : 'license']: licence?.license,
      ...openedIn(plain),
      // A VIP club is not an offer.
      bonusType:
        // Most free spins: welcome offers count as well.
        (bonusType === 'vip' && isOfClub) || (bonusType === 'free_spins' && first === 'spins')
          ? undefined
          : bonusType,
      minimum,
      wagering,
      maxPayoutHours: maxPayoutHoursIn(plain),
      maxWagering: wagering === 'none' ? undefined : maxWageringIn(plain),
      maxDeposit: maxDepositIn(message),
      // Blackjack exists as a table and as a live game, and never as a slot.
      gameType:
        (gameType === 'table' && gameTags.length > 0) || (gameType === 'slot' && gameTags.some(isTableGame))
          ? undefined
          : gameType,
      volatility:
        RISKS.find(([words]) => words.test(plain))?.[1] ??
        VOLATILITIES.find((each) =>
          new RegExp(` ${each}(?:er|est)? (?:volatility|variance) | (?:volatility|variance) ${each} `).test(
            plain,
          ),
        ),
      minRtp: minRtpIn(message),
      code: codeIn(plain),
      terms: termsIn(plain),
      atLeast: atLeastIn(message),
      order,
    }).filter(([, value]) => value !== undefined),
  )
  const asks = (flag: keyof typeof FLAGS) => FLAGS[flag].test(plain)
  return {
    countries: countriesIn(message).filter(
      (code) =>
        code !== licence?.country &&
        ![...currencyCountries(plain), ...languageCountries(plain)].includes(code),
    ),
    paymentMethods: methods,
    withoutMethods,
    allMethods:
      methods.length > 1 &&
      / (?:and|both|plus|as well as) /.test(plain) &&
      !/ (?:or|either|difference|better|compare|versus|vs) /.test(plain),
    crypto: wantsCrypto(rest) && !methods.some(isCoin),
    mobile: asks('mobile'),
    liveGames: asks('liveGames'),
    features,
    gameProviders,
    currencies: currenciesIn(plain),
    gameTags,
    forExisting: asks('forExisting'),
    withSpins: isWelcome || (bonusType === 'no_deposit' && / (?:free ?spins?|spins) /.test(plain)),
    gameWords: [],
    withDemo: asks('withDemo'),
    withoutEnd: asks('withoutEnd'),
    biggest: asks('biggest'),
    cares: order === first ? cares : [...cares, 'safety'],
    startsSmall: asks('startsSmall'),
    ...(said as Partial<Criteria>),
    unmet: [...new Set(UNMET.flatMap(([words, name]) => (words.test(withUnits) ? [name] : [])))].filter(
      (name) =>
        !(name === 'withdrawal limits' && said['terms'] === 'no-limit') &&
        !(name === 'what is not there' && withoutMethods.length > 0),
    ),
  }
}

const LACKS = / (?:dont|do not|doesnt|does not) (?:have|offer|run|include|come with) (?:\S+ )+$/

/** The words by which a method is left out. */
export function refusalsOf(method: string): string[] {
  const kinds = isCoin(method) ? ['cryptocurrencies', 'cryptocurrency', 'crypto'] : []
  return [method, ...kinds].flatMap((name) => WORDS.refusals.map((word) => `${word} ${name}`))
}

function without(plain: string, names: readonly string[]): string {
  return names.reduce((text, name) => text.replaceAll(plainText(name), ' '), plain)
}

/** The criteria for casinos alone; those for offers are checked on the offer. */
export function onlyOfCasinos({
  bonusType: _type,
  wagering: _wagering,
  maxWagering: _most,
  ...criteria
}: Criteria): Criteria {
  return criteria
}

export function onlyCountries(countries: readonly string[]): Criteria {
  return {
    countries,
    paymentMethods: [],
    withoutMethods: [],
    allMethods: false,
    withSpins: false,
    gameWords: [],
    withDemo: false,
    crypto: false,
    mobile: false,
    liveGames: false,
    features: [],
    gameProviders: [],
    currencies: [],
    gameTags: [],
    forExisting: false,
    withoutEnd: false,
    biggest: false,
    cares: [],
    startsSmall: false,
    unmet: [],
  }
}

export function criteriaOfChoice({ country, payment, care, want }: FinderChoice): Criteria {
  return {
    ...onlyCountries(country === undefined ? [] : [country]),
    paymentMethods: payment === undefined ? [] : [payment],
    cares: [care],
    startsSmall: want === 'small',
    ...(want === 'free' && { bonusType: 'no_deposit' as const }),
    ...(want === 'welcome' && { bonusType: 'welcome' as const }),
    ...(care === 'wagering' && { wagering: 'low' as const }),
  }
}

/** True when fast payouts are the only criterion: then timed withdrawals answer the question. */
export function isByPayouts({ cares, startsSmall, order }: Criteria): boolean {
  return order === undefined && !startsSmall && cares.length === 1 && cares[0] === 'payouts'
}

/** The requested order of the bonus list. */
export function bonusSort(
  criteria: Criteria,
): 'expiring' | 'chance' | 'cost' | 'newest' | 'deposit' | undefined {
  const { order, startsSmall } = criteria
  if (order === 'ending') return 'expiring'
  if (order === 'chance' || order === 'cost' || order === 'newest') return order
  return startsSmall ? 'deposit' : undefined
}

/** True when the message has no criterion. */
export function isEmpty(criteria: Criteria): boolean {
  return Object.values(criteria).every((value) =>
    Array.isArray(value) ? value.length === 0 : value === false || value === undefined,
  )
}

/** How many kinds of criteria are about casinos themselves, and how many in all, with offers and countries. */
export function countCriteria(criteria: Criteria): { ofCasinos: number; all: number } {
  const { cares, paymentMethods, crypto, mobile, liveGames, minimum, license, features, currencies } =
    criteria
  const ofCasinos = [
    paymentMethods.length > 0 || crypto || criteria.withoutMethods.length > 0,
    mobile,
    liveGames,
    minimum !== undefined,
    license !== undefined || criteria.withoutLicence !== undefined,
    currencies.length > 0,
    ...features.map(() => true),
    ...cares.map((care) => care !== 'wagering'),
  ].filter(Boolean).length
  const others = [
    criteria.countries.length > 0,
    criteria.wagering !== undefined,
    criteria.bonusType !== undefined,
    criteria.startsSmall,
  ].filter(Boolean).length
  return { ofCasinos, all: ofCasinos + others }
}

/** The earlier criteria, overridden by those of the later message. */
export function withLater({ gameType, ...earlier }: Criteria, later: Criteria): Criteria {
  const saysPayment = later.paymentMethods.length > 0 || later.crypto
  const types = [earlier.bonusType, later.bonusType]
  const isOfBoth = types.includes('free_spins') && types.includes('no_deposit')
  const either = <T>(one: readonly T[], other: readonly T[]) => (one.length > 0 ? one : other)
  return {
    ...earlier,
    // "What about blackjack?" after slots asks for no slot.
    ...(gameType !== undefined && (gameType === 'live' || !later.gameTags.some(isTableGame)) && { gameType }),
    ...later,
    countries: either(later.countries, earlier.countries),
    paymentMethods: saysPayment ? later.paymentMethods : earlier.paymentMethods,
    withoutMethods: either(later.withoutMethods, earlier.withoutMethods),
    crypto: saysPayment ? later.crypto : earlier.crypto,
    allMethods: saysPayment ? later.allMethods : earlier.allMethods,
    ...(isOfBoth && { bonusType: 'no_deposit' as const }),
    withSpins: later.withSpins || earlier.withSpins || isOfBoth,
    gameWords: either(later.gameWords, earlier.gameWords),
    withDemo: later.withDemo || earlier.withDemo,
    mobile: later.mobile || earlier.mobile,
    liveGames: later.liveGames || earlier.liveGames,
    features: [...new Set([...earlier.features, ...later.features])],
    gameProviders: either(later.gameProviders, earlier.gameProviders),
    currencies: either(later.currencies, earlier.currencies),
    gameTags: either(later.gameTags, earlier.gameTags),
    cares: [...new Set([...later.cares, ...earlier.cares])],
    forExisting: later.forExisting || earlier.forExisting,
    withoutEnd: later.withoutEnd || earlier.withoutEnd,
    startsSmall: later.startsSmall || earlier.startsSmall,
    biggest: later.biggest || earlier.biggest,
  }
}

/** In the order in which the message names them. */
function caresIn(plain: string): Care[] {
  return CARES.flatMap(([words, care]) => {
    const at = plain.search(words)
    return at === -1 ? [] : [{ at, care }]
  })
    .toSorted((a, b) => a.at - b.at)
    .map(({ care }) => care)
}

/** "Free spins without wagering on slots" are those of an offer, and those of "slots that offer free spins" a mark of games. */
const SPINS_OF_OFFERS =
  /^(?!.* (?:games?|slots?) (?:that |which )?(?:offers?|gives?|has|have|with) ).* (?:bonus\w*|offers?|gives?|promo\w*|wager\w*|welcome|deposit\w*) /

const COMPARES = / (?:or|than|vs|versus|compared?) /

function isCoin(method: string): boolean {
  return CRYPTOCURRENCIES.some((name) => name === method)
}

function isTableGame(tag: string): boolean {
  return /^(?:blackjack|roulette|baccarat|poker|craps|sic bo)$/i.test(tag)
}

function wageringCriterion(plain: string): 'none' | 'low' | undefined {
  if (FLAGS.withoutWagering.test(plain)) return 'none'
  return caresIn(plain).includes('wagering') ? 'low' : undefined
}

/** An order of casinos, bonuses or games. */
export type Order =
  | 'safety'
  | 'expert'
  | 'users'
  | 'reviews'
  | 'oldest'
  | 'newest'
  | 'methods'
  | 'studios'
  | 'ending'
  | 'spins'
  | 'chance'
  | 'cost'
  | 'rtp'
  | 'multiplier'
  | 'rating'
  | 'popular'
  | 'lowest bet'
  | 'highest bet'

const BONUS_TYPES = patternsOf<BonusType>(WORDS.bonusTypes)
/** "Low risk games" and "slots that pay the most often" ask for a volatility. */
const RISKS = patternsOf<Volatility>(WORDS.risks)
/** "Games that aren't slots": no list leaves out a kind. */
const UNWANTED_KINDS = anyOf(WORDS.unmet['kinds you do not want'])
const GAME_TYPES = patternsOf<GameType>(WORDS.gameTypes)
const CARES = patternsOf<Care>(WORDS.cares)
const ORDERS = patternsOf<Order>(WORDS.orders)
/** Criteria that no list can apply. */
const UNMET = [...patternsOf<string>(WORDS.unmet), [OF_A_LANGUAGE, 'languages'] as const]

/** The criteria of a visitor, from a text or from the finder's form, that a recommendation must meet. */
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
  type Minimum,
} from './facet-words.ts'
import { plainText } from './plain-text.ts'
import UNMET_WORDS from './unmet.json' with { type: 'json' }

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
  /** Parts of the names of features; all are needed. */
  features: readonly string[]
  /** Studios; any of them is enough. */
  gameProviders: readonly string[]
  /** Only offers for players with an account. */
  forExisting: boolean
  /** Only offers that state that no code is needed. */
  withoutCode: boolean
  /** Only offers that state that they have no end date. */
  withoutEnd: boolean
  /** Currency codes; any of them is enough. */
  currencies: readonly string[]
  /** Opened in this year or later; opened before the other. */
  openedSince?: number
  openedBefore?: number
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
  /** Tags of games, such as Blackjack; all are needed. */
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
  // "That do not charge withdrawal fees" is a known feature.
  const plain = plainText(message)
    .replaceAll(
      / (?:dont|do not|doesnt|does not|never) (?:charge|take|have) (?:an? |any )?(?=(?:\w+ )?fees? )/g,
      ' no ',
    )
    .replaceAll(
      / (?:dont|do not|doesnt|does not|never) charge (?:\w+ )?(?:for|on) (?:withdrawals?|withdrawing|payouts?) /g,
      ' no withdrawal fees ',
    )
  const withUnits = plainText(
    message.replaceAll('%', ' percent').replaceAll(/[€$£]\s?(\d[\d.,]*)/g, '$1 euros'),
  )
  const unlisted = unlistedMethodsIn(plain, known.paymentMethods)
  // Bitcoin Cash is a method of its own, not Bitcoin.
  const withoutMethods = known.paymentMethods.filter((method) =>
    refusalsOf(method).some((words) => plain.includes(plainText(words))),
  )
  const rest = without(plain, [...unlisted, ...withoutMethods.flatMap(refusalsOf)])
  const methods = [...paymentMethodsIn(rest, known.paymentMethods), ...unlisted]
  const isWelcome =
    / welcome (?:\w+ ){1,8}(?:free ?spins?|spins) | (?:free ?spins?|spins) (?:\w+ ){0,4}welcome /.test(plain)
  const bonusType = isWelcome ? 'welcome' : BONUS_TYPE_WORDS.find(([words]) => words.test(plain))?.[1]
  const gameType = GAME_TYPE_WORDS.find(([words]) => words.test(plain))?.[1]
  const minimum = readMinimum(message, plain)
  const licence = licenceIn(plain, known.licences)
  const features = featuresIn(plain, known.features)
  const isOfClub =
    features.some((part) => /loyalty|vip/i.test(part)) &&
    !/ (bonus\w*|(?<! (?:casinos?|sites?|that|which|who) )offers?|promo\w*) /.test(plain)
  const gameProviders = known.providers.filter((name) => plain.includes(plainText(name)))
  // "Slow River" is a studio, so "river" is not a tag.
  // Of casinos, "Provably fair games" is a feature.
  const named = / (?:casinos?|sites?) /.test(plain) ? [...gameProviders, ...features] : gameProviders
  const gameTags = tagsIn(without(plain, named), known.tags)
  const cares = caresIn(plain)
  const first = ORDERS.find(({ words }) => words.test(plain))?.order
  // "The safest with fast payouts" asks for both.
  const order = first === 'safety' && cares.length > 0 ? undefined : first
  const wagering = wageringCriterion(plain)
  const said = Object.fromEntries(
    Object.entries({
      license: licence?.license,
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
        riskIn(plain) ??
        VOLATILITIES.find((each) =>
          new RegExp(` ${each}(?:er|est)? (?:volatility|variance) | (?:volatility|variance) ${each} `).test(
            plain,
          ),
        ),
      minRtp: minRtpIn(message),
      order,
    }).filter(([, value]) => value !== undefined),
  )
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
    crypto: methods.length === 0 && wantsCrypto(rest),
    mobile:
      / (mobile|(?<!i |by |over the )phone(?! numbers?| lines?| calls?| support| bill)|smartphone|iphone|ipad|android|tablet|apps?) /.test(
        plain,
      ),
    liveGames: / live (casino|dealers?|games?|tables?|blackjack|roulette|baccarat) /.test(plain),
    features,
    gameProviders,
    currencies: currenciesIn(plain),
    gameTags,
    forExisting:
      / existing (?:players?|customers?|users?|members?) | (already|have) (a |an )?(account|player|customer) /.test(
        plain,
      ),
    withSpins: isWelcome || (bonusType === 'no_deposit' && / (?:free ?spins?|spins) /.test(plain)),
    gameWords: [],
    withDemo: / (?:demos?|free play|play for free|for free|for fun|practice mode) /.test(plain),
    withoutEnd:
      / (?:no|without(?: an?)?) (?:expir\w+|end)(?: dates?)? | (?:never|not|dont|doesnt) (?:expire|expires|end|ends) /.test(
        plain,
      ),
    withoutCode: / (without|no|needs? no|not need)( a| any)? (promo |bonus |coupon )?codes? /.test(plain),
    biggest:
      / (biggest|largest|highest(?! rated)|most generous|most valuable|huge|max|maximum) (\w+ )?(\w+ )?(bonus\w*|offers?|packages?|match|cash ?backs?|free spins|spins|promo\w*) | (?:bonus\w*|offers?) .{0,12}worth the most /.test(
        plain,
      ),
    cares: order === first ? cares : [...cares, 'safety'],
    startsSmall:
      / (low|lowest|small|smallest|tiny|minimal|cheap|cheapest) (min |minimum |first )?deposits? | (start|begin|starting|beginning) small | small (budget|bankroll) /.test(
        plain,
      ),
    ...(said as Partial<Criteria>),
    unmet: [...new Set(UNMET.flatMap(([words, name]) => (words.test(withUnits) ? [name] : [])))],
  }
}

/** "Low risk games", "the most volatile slot" and "slots that pay the most often": volatility. */
function riskIn(plain: string): Volatility | undefined {
  if (/ (?:pays?|wins?) (?:out )?(?:the )?(?:most|more) often /.test(plain)) return 'low'
  const [, risk] = / (low|high)(?:er|est)? risk /.exec(plain) ?? []
  const [, much] = / (most|more|highly|very|least|less|not very) volatile /.exec(plain) ?? []
  if (much !== undefined) return /less|least|not/.test(much) ? 'low' : 'high'
  return risk as Volatility | undefined
}

/** The words by which a method is left out. */
export function refusalsOf(method: string): string[] {
  const kinds = CRYPTOCURRENCIES.some((name) => name === method)
    ? ['cryptocurrencies', 'cryptocurrency', 'crypto']
    : []
  return [method, ...kinds].flatMap((name) =>
    ['but not', 'and not', 'without', 'except', 'no'].map((word) => `${word} ${name}`),
  )
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
    withoutCode: false,
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
    license !== undefined,
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
export function withLater(earlier: Criteria, later: Criteria): Criteria {
  const saysPayment = later.paymentMethods.length > 0 || later.crypto
  const either = <T>(one: readonly T[], other: readonly T[]) => (one.length > 0 ? one : other)
  return {
    ...earlier,
    ...later,
    countries: either(later.countries, earlier.countries),
    paymentMethods: saysPayment ? later.paymentMethods : earlier.paymentMethods,
    withoutMethods: either(later.withoutMethods, earlier.withoutMethods),
    crypto: saysPayment ? later.crypto : earlier.crypto,
    allMethods: saysPayment ? later.allMethods : earlier.allMethods,
    withSpins: later.withSpins || earlier.withSpins,
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
    withoutCode: later.withoutCode || earlier.withoutCode,
    withoutEnd: later.withoutEnd || earlier.withoutEnd,
    startsSmall: later.startsSmall || earlier.startsSmall,
    biggest: later.biggest || earlier.biggest,
  }
}

const BONUS_TYPE_WORDS: readonly (readonly [words: RegExp, type: BonusType])[] = [
  [
    / (no|without( a| any)?|zero) deposit(s|ing)? | without (?:having|needing) to deposit | (?:anything|something) (?:for )?free | without (?:paying|having to pay|spending)(?: anything| money)? (?:first|upfront|anything|money) /,
    'no_deposit',
  ],
  [/ (free ?spins?|spins) /, 'free_spins'],
  [/ cash ?backs? /, 'cashback'],
  [/ re ?load /, 'reload'],
  [/ (vip|high roller|loyalty) /, 'vip'],
  [
    / (welcome|sign ?up|joining|new players?|first deposit|match(ed)?) (bonus\w*|offers?|packages?|deals?|promo\w*) | welcome | (?:bonus\w*|offers?|promo\w*) (?:\w+ )?for (?:new|first time) (?:players?|customers?|members?|users?) /,
    'welcome',
  ],
]

const GAME_TYPE_WORDS: readonly (readonly [words: RegExp, type: GameType])[] = [
  [/ live (casino|dealers?|games?|tables?|blackjack|roulette|baccarat) /, 'live'],
  [/ jackpots? /, 'jackpot'],
  [/ (slots?|slot machines?|pokies|fruit machines?|megaways) /, 'slot'],
  [/ (table games?|blackjack|roulette|baccarat|poker|craps) /, 'table'],
  [/ crash( games?)? /, 'crash'],
  [/ (lotter(y|ies)|bingo|keno|scratch ?cards?) /, 'lottery'],
]

/** In the order in which the message names them. */
function caresIn(plain: string): Care[] {
  return CARE_WORDS.flatMap(([words, care]) => {
    const at = plain.search(words)
    return at === -1 ? [] : [{ at, care }]
  })
    .toSorted((a, b) => a.at - b.at)
    .map(({ care }) => care)
}

const CARE_WORDS: readonly (readonly [words: RegExp, care: Care])[] = [
  [
    / (best|good|great|better) (mobile|apps?|phone|smartphone) | best (\w+ )?(on|for) (mobile|phones?|iphone|android) /,
    'mobile',
  ],
  [
    / (fast|fastest|quick|quickest|quickly|instant|same day) (payouts?|withdrawals?|cash ?outs?|payments?|paying) | (pays?|paying|paid|withdraw\w*) (out |me )?(the |on the )?(same day|fast|faster|fastest|quick|quickly|quickest|instantly) | whos? (?:is |are )?(?:the )?(?:fastest|quickest) | (?:fastest|quickest) (?:\w+ ){0,2}(?:casinos?|sites?) | (?:not|doesnt|dont|wont) take (?:forever|ages|long|days|weeks) to (?:pay|withdraw) /,
    'payouts',
  ],
  [
    / (low|lowest|lower|least|cheap|cheapest|small|smallest|easy|easiest|fair|fairest|best) (wager\w*|rollover|playthrough|conditions|terms) /,
    'wagering',
  ],
  [
    / (good|great|best|helpful|friendly|fast|quick|reliable) (customer )?(support|service|help ?desk) | (?:answers?|replies|responds?) .{0,25}(?:in|within) (?:\w+ )?(?:minutes|seconds) | (?:answers?|replies|responds?) (?:\w+ )?(?:fast|quick|quickly|fastest) /,
    'support',
  ],
  [
    /(?<! how) (many|most|more|lots of|a lot of) (different )?(games|slots) | (big|large|wide|huge|great|good|best) (choice|range|selection|library|variety|number) of (games|slots) | (big|large|wide|huge|great|good|best) (game|games|slot|slots) (choice|range|selection|library|variety) /,
    'games',
  ],
]

function isTableGame(tag: string): boolean {
  return /^(?:blackjack|roulette|baccarat|poker|craps|sic bo)$/i.test(tag)
}

function wageringCriterion(plain: string): 'none' | 'low' | undefined {
  if (
    / (no|without( (any|the|those)( \w+)?)?|zero|0x?) (wager\w*|rollover|playthrough) | wager(ing)? free | not? wagering | withdraw (?:straight|right) away | keep (?:the|my|what) (?:winnings|i win) /.test(
      plain,
    )
  )
    return 'none'
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

/** The first match wins. */
const ORDERS: readonly { order: Order; words: RegExp }[] = [
  {
    order: 'safety',
    words: / (safest|most (secure|trusted|trustworthy|reliable)|(highest|best|top) (safety|trust)) /,
  },
  { order: 'expert', words: / (highest|best|top) expert | (best|highest|top) rated by (your )?experts? / },
  {
    order: 'users',
    words:
      / (highest|best|top|good|great|positive) (user|users|visitor|visitors|player) | (?:best|good|great|positive) reviews | (best|highest|top) rated by (users|players|visitors) | (users|players|visitors) (like|prefer|rate) | (rated|liked|ranked|reviewed) (\w+ )?by (the )?(users|players|visitors) /,
  },
  { order: 'reviews', words: / most (reviews|reviewed|user reviews|visitor reviews) / },
  { order: 'spins', words: / most (?:free |bonus )?spins / },
  { order: 'oldest', words: / (oldest|longest (established|running|open)|open longest|most established) / },
  {
    order: 'ending',
    words:
      / (end|ending|ends|expir\w+) (soon|soonest|first|next|this|today|in the next|within) | about to (end|expire) | run(?:s|ning)? out /,
  },
  {
    order: 'chance',
    words:
      / (best|highest|good) (chance|chances|odds) (to|of) (finish|clear|complet|meet)\w* | (easiest|easy|easier) (\w+ ){0,3}(clear|finish|complete|meet) | (easiest|easy) (bonus\w*|offers?|wagering) /,
  },
  {
    order: 'cost',
    words:
      / (cheapest|least costly|lowest cost|least expensive) (casino )?(bonus\w*|offers?|welcome|to clear) | (?:sorted|ordered|sort|order) (?:them )?by (?:the )?cost /,
  },
  {
    order: 'highest bet',
    words: / (highest|biggest|largest|high|max|maximum) (max |maximum )?(bets?|stakes?|limits?) /,
  },
  {
    order: 'multiplier',
    words:
      / (biggest|highest|largest|max|maximum|top) (win|wins|multipliers?|payouts?|max win|maximum win|potential|possible win|jackpots?) | (biggest|highest|largest) (max|maximum) | (?:jackpots?|wins?|multipliers?) (?:is|are) (?:the )?(?:biggest|highest|largest) /,
  },
  {
    order: 'rtp',
    words:
      / (highest|best|top|most) (rtp|rtps|return|returns|payback|paying|payout percentage|payout rate|return to player) | (rtp|return) (highest|first) | pays? back (the )?(most|best) | best odds | (?:low|lowest|smallest|small) house edge | (highest|best) paying (slots?|games?) | by rtp /,
  },
  {
    order: 'lowest bet',
    words:
      / (lowest|smallest|cheapest|minimum|low|small) (bets?|stakes?|minimum bets?|min bets?) | (penny|cheap|low stakes?) (slots?|games?) | (?:for|from|at) \d{1,2} ?(?:cents?|pence|p) /,
  },
  { order: 'rating', words: / (best|highest|top) rated (games?|slots?) | (best|top) (reviewed) / },
  { order: 'popular', words: / (most )?(popular|played) (games?|slots?|\w+ games?) | most played / },
  { order: 'methods', words: / (most|many) (payment methods|payment options|ways to pay|payments) / },
  { order: 'studios', words: / most (providers|studios|software providers|game providers) / },
  {
    order: 'newest',
    words:
      / (newest|(?<! (?:im|am|is) )new(?! (?:zealand|jersey|york|caledonia|to|at|here|players?|customers?|users?|members?))|latest|(?:most )?recently (opened|launched|established|added|founded)|(?:opened|launched|add|added|founded) (?:most )?(?:recently|lately|last)|recent|just (opened|launched)|(?:in|over) the last (?:couple of|few|2|3|two|three) years) /,
  },
]

/** Criteria that no list can apply: their names, and the words by which a text asks for them. */
const UNMET: readonly (readonly [words: RegExp, name: string])[] = [
  ...Object.entries(UNMET_WORDS).map(
    ([name, words]) => [new RegExp(` (?:${words.join('|')}) `), name] as const,
  ),
  [OF_A_LANGUAGE, 'languages'],
]

/** What a visitor asked for, in words or in the finder's form: the conditions that a recommendation must meet. */
import type { Care, FinderChoice } from '#contract/casinos/finder.ts'
import type { BonusType, GameType } from '#contract/shared/options.ts'
import { countriesIn } from './country-words.ts'
import { paymentMethodsIn, wantsCrypto } from './payment-words.ts'
import { readMinimum } from './minimum-criterion.ts'
import type { Minimum } from './minimum-criterion.ts'
import { plainText } from './plain-text.ts'

export interface Criteria {
  /** Two-letter codes: the casino may be restricted in none of them. */
  countries: readonly string[]
  /** Any of these is enough. */
  paymentMethods: readonly string[]
  crypto: boolean
  mobile: boolean
  liveGames: boolean
  /** The largest amounts first. */
  biggest: boolean
  /** What the order is told from, the most important first. */
  cares: readonly Care[]
  /** The smallest deposits first. */
  startsSmall: boolean
  bonusType?: BonusType
  minimum?: Minimum
  /** `low` asks for the lowest first. */
  wagering?: 'none' | 'low'
  gameType?: GameType
}

/** Reads the criteria from one message. `paymentMethods` are those of the catalogue. */
export function readCriteria(message: string, paymentMethods: readonly string[]): Criteria {
  const plain = plainText(message)
  const methods = paymentMethodsIn(message, paymentMethods)
  const bonusType = BONUS_TYPE_WORDS.find(([words]) => words.test(plain))?.[1]
  const gameType = GAME_TYPE_WORDS.find(([words]) => words.test(plain))?.[1]
  const minimum = readMinimum(message, plain)
  const wagering = wageringCriterion(plain)
  return {
    countries: countriesIn(message),
    paymentMethods: methods,
    crypto: methods.length === 0 && wantsCrypto(plain),
    mobile: / (mobile|phone|smartphone|iphone|ipad|android|tablet|app) /.test(plain),
    liveGames: / live (casino|dealers?|games?|tables?|blackjack|roulette|baccarat) /.test(plain),
    biggest:
      / (biggest|largest|highest|most generous|huge|max|maximum) (\w+ )?(\w+ )?(bonus\w*|offers?|packages?|match|cash ?backs?|free spins|spins|promo\w*) /.test(
        plain,
      ),
    cares: caresIn(plain),
    startsSmall:
      / (low|lowest|small|smallest|tiny|minimal) (min |minimum |first )?deposits? | (start|begin|starting|beginning) small | small (budget|bankroll) /.test(
        plain,
      ),
    ...(bonusType !== undefined && { bonusType }),
    ...(minimum !== undefined && { minimum }),
    ...(wagering !== undefined && { wagering }),
    ...(gameType !== undefined && { gameType }),
  }
}

/** No criterion but the country. */
export function onlyCountries(countries: readonly string[]): Criteria {
  return {
    countries,
    paymentMethods: [],
    crypto: false,
    mobile: false,
    liveGames: false,
    biggest: false,
    cares: [],
    startsSmall: false,
  }
}

/** What was chosen in the finder's form, as if it had been said. */
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

/** True when the message asks for nothing in particular. */
export function isEmpty(criteria: Criteria): boolean {
  const { countries, paymentMethods, crypto, mobile, liveGames, cares, startsSmall, biggest, ...rest } =
    criteria
  return (
    countries.length === 0 &&
    paymentMethods.length === 0 &&
    !crypto &&
    !mobile &&
    !liveGames &&
    cares.length === 0 &&
    !startsSmall &&
    !biggest &&
    Object.keys(rest).length === 0
  )
}

/** The kinds of criterion that are about casinos themselves, and those that also ask for an offer or a country. */
export function countCriteria(criteria: Criteria): { ofCasinos: number; all: number } {
  const { cares, paymentMethods, crypto, mobile, liveGames, minimum } = criteria
  const ofCasinos = [
    paymentMethods.length > 0 || crypto,
    mobile,
    liveGames,
    minimum !== undefined,
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

/** The earlier criteria with what the later message says instead. */
export function withLater(earlier: Criteria, later: Criteria): Criteria {
  const saysPayment = later.paymentMethods.length > 0 || later.crypto
  return {
    ...earlier,
    ...later,
    countries: later.countries.length > 0 ? later.countries : earlier.countries,
    paymentMethods: saysPayment ? later.paymentMethods : earlier.paymentMethods,
    crypto: saysPayment ? later.crypto : earlier.crypto,
    mobile: later.mobile || earlier.mobile,
    liveGames: later.liveGames || earlier.liveGames,
    cares: [...new Set([...later.cares, ...earlier.cares])],
    startsSmall: later.startsSmall || earlier.startsSmall,
    biggest: later.biggest || earlier.biggest,
  }
}

const BONUS_TYPE_WORDS: readonly (readonly [words: RegExp, type: BonusType])[] = [
  [/ (no|without( a| any)?|zero) deposit(s|ing)? /, 'no_deposit'],
  [/ (free ?spins?|spins) /, 'free_spins'],
  [/ cash ?backs? /, 'cashback'],
  [/ re ?load /, 'reload'],
  [/ (vip|high roller|loyalty) /, 'vip'],
  [
    / (welcome|sign ?up|joining|new players?|first deposit|match(ed)?) (bonus\w*|offers?|packages?|deals?|promo\w*) | welcome /,
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

/** In the order of the words. */
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
    / (fast|fastest|quick|quickest|quickly|instant|same day) (payouts?|withdrawals?|cash ?outs?|payments?|paying) | (pays?|paying|paid|withdraw\w*) (out |me )?(the )?(fast|faster|fastest|quick|quickly|quickest|instantly) /,
    'payouts',
  ],
  [
    / (low|lowest|lower|least|small|smallest|easy|easiest|fair|fairest|best) (wager\w*|rollover|playthrough|conditions|terms) /,
    'wagering',
  ],
  [
    / (good|great|best|helpful|friendly|fast|quick|reliable) (customer )?(support|service|help ?desk) /,
    'support',
  ],
  [
    / (many|most|more|lots of|a lot of) (different )?(games|slots) | (big|large|wide|huge|great|good|best) (choice|range|selection|library|variety|number) of (games|slots) | (big|large|wide|huge|great|good|best) (game|games|slot|slots) (choice|range|selection|library|variety) /,
    'games',
  ],
]

function wageringCriterion(plain: string): 'none' | 'low' | undefined {
  if (
    / (no|without( any)?|zero|0x?) (wager\w*|rollover|playthrough) | wager(ing)? free | not? wagering /.test(
      plain,
    )
  )
    return 'none'
  return caresIn(plain).includes('wagering') ? 'low' : undefined
}

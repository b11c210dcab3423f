/** What the columns of a comparison show of each kind. */
import type { Bonus, BonusRatings } from '../bonuses/bonuses.schema.ts'
import type { CasinoCardData, ExpertReview } from '../casinos/casinos.schema.ts'
import type { Game } from '../games/games.schema.ts'
import type { RatingField } from '../shared/options.ts'

/** An offer with the conditions that are beside its amount (decision D-68). */
export type OfferTerms = Pick<
  Bonus,
  'id' | 'slug' | 'amount' | 'wageringRequirement' | 'minDeposit' | 'validUntil' | 'noEndDate'
>

export interface ComparedCasino {
  casino: CasinoCardData
  expert: Pick<ExpertReview, RatingField> | null
  welcomeOffer: OfferTerms | null
  /** How many active games it offers. */
  games: number
  countries: ComparedCountries
  currencies: readonly string[]
}

export interface ComparedCountries {
  /** The names of those in which it cannot be played. */
  refused: readonly string[]
  /** No country is listed, and no one checked whether there is any. */
  isUnchecked: boolean
  /** Whether it can be played in the country that was asked for; null when none was, or no one checked. */
  isPlayable: boolean | null
}

export interface OfferEvidence {
  terms: Readonly<Record<string, string | null>>
  /** 0 to 1; null, as the next, where a term that it needs is not stated. */
  chanceToFinish: number | null
  median: string | null
}

export interface ComparedBonus {
  bonus: Omit<
    Bonus,
    | 'description'
    | 'offerTerms'
    | 'terms'
    | 'imageUrl'
    | 'isFeatured'
    | 'createdAt'
    | 'moved'
    | 'chance'
    | 'cost'
  > &
    Partial<Pick<Bonus, 'offerTerms'>>
  /** The terms that are data, by their names, and what they do to money; absent until they are worked out. */
  evidence?: OfferEvidence
  /** Of the casino that makes the offer; null where it is not stated. */
  safetyIndex: string | null
  ratings: BonusRatings
}

export type ComparedGame = Omit<
  Game,
  'description' | 'category' | 'availableAt' | 'isFeatured' | 'createdAt' | 'tags' | 'paylines'
>

/** A comparison with everything that its table says. */
export type Compared =
  | { kind: 'casinos'; items: readonly ComparedCasino[] }
  | { kind: 'bonuses'; items: readonly ComparedBonus[] }
  | { kind: 'games'; items: readonly ComparedGame[] }

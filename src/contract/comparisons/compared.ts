/** The contents of a comparison's columns, by kind. */
import type { OFFER_FACTS } from '../items/card-fields.ts'
import type { Bonus, BonusRatings } from '../bonuses/bonuses.schema.ts'
import type { CasinoCardData, ExpertReview } from '../casinos/casinos.schema.ts'
import type { Game } from '../games/games.schema.ts'
import type { RatingField } from '../shared/options.ts'

/** An offer with the conditions that appear beside its amount (decision D-68). */
export type OfferTerms = Pick<Bonus, (typeof OFFER_FACTS)[number]>

export interface ComparedCasino {
  casino: CasinoCardData
  expert: Pick<ExpertReview, RatingField> | null
  welcomeOffer: OfferTerms | null
  /** How many active games the casino offers. */
  games: number
  countries: ComparedCountries
  currencies: readonly string[]
}

export interface ComparedCountries {
  /** Names of the countries in which the game or offer cannot be played. */
  refused: readonly string[]
  /** True when no country is listed and nobody checked whether any is restricted. */
  isUnchecked: boolean
  /** Whether it can be played in the requested country; null without a request, or when nobody checked. */
  isPlayable: boolean | null
}

export interface OfferEvidence {
  terms: Readonly<Record<string, string | null>>
  /** 0 to 1; null, as for the next field, where a needed term is not stated. */
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
  /** The stated terms by name, and their effect on money; absent until they are worked out. */
  evidence?: OfferEvidence
  /** Safety index of the casino that makes the offer; null where it is not stated. */
  safetyIndex: string | null
  ratings: BonusRatings
}

export type ComparedGame = Omit<
  Game,
  'description' | 'category' | 'availableAt' | 'isFeatured' | 'createdAt' | 'tags' | 'paylines'
>

/** A comparison with all rows of its table. */
export type Compared =
  | { kind: 'casinos'; items: readonly ComparedCasino[] }
  | { kind: 'bonuses'; items: readonly ComparedBonus[] }
  | { kind: 'games'; items: readonly ComparedGame[] }

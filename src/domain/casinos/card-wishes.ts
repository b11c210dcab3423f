/** What a search asks for that the cards of its results can show. */
import type { CasinoSearch } from '#contract/casinos/casino-search.ts'
import { CRYPTOCURRENCIES } from '#contract/shared/options.ts'

/** In lower case: a value is wanted when it is one of `names`, or holds one of `parts`. */
export interface ListWish {
  names: readonly string[]
  parts: readonly string[]
}

export interface CardWishes {
  paymentMethods: ListWish
  features: ListWish
  gameProviders: ListWish
  /** A two-letter code. */
  country: string | undefined
  /** The types of the offers to show. */
  offerTypes: readonly string[]
  payoutTime: boolean
}

/** Undefined when the search asks for nothing that a card would show otherwise. */
export function cardWishes(search: CasinoSearch): CardWishes | undefined {
  const text = search.search === '' ? [] : [search.search.toLowerCase()]
  const wishes: CardWishes = {
    paymentMethods: {
      names: lower([
        ...(search.paymentMethods ?? []),
        ...(search.filter === 'crypto' ? CRYPTOCURRENCIES : []),
      ]),
      parts: text,
    },
    features: {
      names: [],
      parts: lower([...(search.features ?? []), ...(search.filter === 'mobile' ? ['mobile'] : []), ...text]),
    },
    gameProviders: { names: lower(search.gameProviders ?? []), parts: text },
    country: search.country,
    offerTypes: offerTypes(search),
    payoutTime: search.maxPayoutHours !== undefined || search.sort === 'payoutTime-asc',
  }
  const { country, payoutTime } = wishes
  const lists = [wishes.paymentMethods, wishes.features, wishes.gameProviders]
  const wantsList = !lists.every(isEmptyWish)
  return wantsList || country !== undefined || payoutTime || wishes.offerTypes.length > 0 ? wishes : undefined
}

export function isWanted(value: string, { names, parts }: ListWish): boolean {
  const text = value.toLowerCase()
  return names.includes(text) || parts.some((part) => text.includes(part))
}

export function isEmptyWish({ names, parts }: ListWish): boolean {
  return names.length + parts.length === 0
}

/** At least `usual` values of a list are shown, and more when more are named, up to six. */
export function shownCount(usual: number, { names, parts }: ListWish): number {
  return Math.max(usual, Math.min(names.length + parts.length, 6))
}

function offerTypes({ bonusType, maxWagering, sort }: CasinoSearch): string[] {
  const byWagering = maxWagering !== undefined || sort === 'wagering-asc'
  return [...new Set([...(bonusType === undefined ? [] : [bonusType]), ...(byWagering ? ['welcome'] : [])])]
}

function lower(values: readonly string[]): string[] {
  return values.map((value) => value.toLowerCase())
}

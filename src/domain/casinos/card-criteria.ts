import type { CasinoSearch } from '#contract/casinos/casino-search.ts'
import { CRYPTOCURRENCIES } from '#contract/shared/options.ts'

/** A value matches when it equals one of `names` or contains one of `parts`, in lower case. */
export interface ListCriterion {
  names: readonly string[]
  parts: readonly string[]
}

export interface CardCriteria {
  paymentMethods: ListCriterion
  features: ListCriterion
  gameProviders: ListCriterion
  country: string | undefined
  offerTypes: readonly string[]
  payoutTime: boolean
}

export function cardCriteria(search: CasinoSearch): CardCriteria | undefined {
  const text = search.search === '' ? [] : [search.search.toLowerCase()]
  const criteria: CardCriteria = {
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
  const { country, payoutTime } = criteria
  const lists = [criteria.paymentMethods, criteria.features, criteria.gameProviders]
  const wantsList = !lists.every(isEmptyCriterion)
  return wantsList || country !== undefined || payoutTime || criteria.offerTypes.length > 0
    ? criteria
    : undefined
}

export function isWanted(value: string, { names, parts }: ListCriterion): boolean {
  const text = value.toLowerCase()
  return names.includes(text) || parts.some((part) => text.includes(part))
}

export function isEmptyCriterion({ names, parts }: ListCriterion): boolean {
  return names.length + parts.length === 0
}

/** How many values of a list a card shows: `usual`, or more, up to six, when more are searched for. */
export function shownCount(usual: number, { names, parts }: ListCriterion): number {
  return Math.max(usual, Math.min(names.length + parts.length, 6))
}

function offerTypes({ bonusType, maxWagering, sort }: CasinoSearch): string[] {
  const byWagering = maxWagering !== undefined || sort === 'wagering-asc'
  return [...new Set([...(bonusType === undefined ? [] : [bonusType]), ...(byWagering ? ['welcome'] : [])])]
}

function lower(values: readonly string[]): string[] {
  return values.map((value) => value.toLowerCase())
}

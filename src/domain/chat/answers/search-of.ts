import { DEFAULT_CASINO_SORT, type CasinoSearch } from '#contract/casinos/casino-search.ts'
import { RECOMMENDED_SAFETY } from '#contract/chat/limits.ts'
import type { Criteria } from '../../search/criteria.ts'

/**
 * The search of the casino list for the same criteria, as far as the list supports them, with the minimum safety index.
 */
export function searchOf(criteria: Criteria): CasinoSearch {
  const {
    countries: [country],
    paymentMethods,
    allMethods,
    license,
    features,
    gameProviders,
    openedSince,
    maxWagering,
    maxPayoutHours,
    crypto,
    mobile,
    bonusType,
    minimum,
  } = criteria
  return {
    search: '',
    sort: DEFAULT_CASINO_SORT,
    page: 1,
    ...(crypto ? { filter: 'crypto' } : mobile ? { filter: 'mobile' } : {}),
    minSafetyIndex: RECOMMENDED_SAFETY,
    ...(minimum !== undefined && { [minimum.field]: minimum.value }),
    ...(license !== undefined && { license }),
    ...(paymentMethods.length > 0 && { paymentMethods }),
    ...(allMethods && { paymentMatch: 'all' as const }),
    ...(features.length > 0 && { features }),
    ...(gameProviders.length > 0 && { gameProviders }),
    ...(openedSince !== undefined && { establishedYear: openedSince }),
    ...(maxWagering !== undefined && { maxWagering }),
    ...(maxPayoutHours !== undefined && { maxPayoutHours }),
    ...(bonusType !== undefined && { bonusType }),
    ...(country !== undefined && { country }),
  }
}

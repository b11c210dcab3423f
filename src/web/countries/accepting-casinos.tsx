import { useQuery } from '@tanstack/react-query'
import type { Casino } from '#contract/casinos/casinos.schema.ts'
import { LANGUAGE } from '#contract/shared/language.ts'
import { CASINO_PAGE } from '#contract/casinos/limits.ts'
import { hasUncheckedRestrictions } from '#domain/countries/restrictions.ts'
import { CasinoLinks } from '../casinos/casino-links.tsx'
import { callApi } from '../shell/call-api.ts'

/** Candidates read to find three that certainly accept the visitor, because some do not state their restrictions. */
const CANDIDATES = 15

/** The safest casinos that accept players from a country, below the name of one that does not. */
export function AcceptingCasinos({ country, refusedBy }: { country: string; refusedBy: string }) {
  const { data = [] } = useQuery({
    queryKey: ['accepting', country],
    queryFn: ({ signal }) =>
      callApi<Casino[]>(
        `/api/casinos?country=${country}&sort=safetyIndex-desc&page=1&pageSize=${CANDIDATES}`,
        { signal },
      ),
  })
  const place = new Intl.DisplayNames([LANGUAGE], { type: 'region' }).of(country)
  const accepting = data.filter((one) => !hasUncheckedRestrictions(one)).slice(0, CASINO_PAGE.alternatives)
  return (
    <div className="refused-ways grid gap-3">
      <p className="text-sm">
        {refusedBy} does not accept players from {place}.{accepting.length > 0 && ' These casinos do:'}
      </p>
      <CasinoLinks casinos={accepting} />
    </div>
  )
}

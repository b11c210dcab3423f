import { X } from 'lucide'
import type { CasinoSearch } from '#contract/casinos/casino-search.ts'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'
import { withMatch } from './match-field.tsx'
import { appliedFilters } from './search-edits.ts'
import { casinoListAddress } from './use-casino-search.ts'

/** What is set, as chips that take it away. */
export function AppliedFilters({ search }: { search: CasinoSearch }) {
  const filters = appliedFilters(search)
  if (search.search !== '') {
    filters.unshift({
      key: 'search',
      label: `“${search.search}”`,
      without: { ...search, search: '', page: 1 },
    })
  }
  if (search.paymentMatch === 'all' && (search.paymentMethods ?? []).length > 1) {
    filters.push({
      key: 'paymentMatch',
      label: 'All of the payment methods',
      without: withMatch(search, false),
    })
  }
  if (filters.length === 0) return null
  return (
    <ul className="applied" aria-label="Applied filters">
      {filters.map(({ key, label, without }) => (
        <li key={key}>
          <Link className="chip" to={casinoListAddress(without)} preventScrollReset>
            <span className="sr">Remove </span>
            <span className="ell">{label}</span>
            <Icon of={X} size={16} />
          </Link>
        </li>
      ))}
    </ul>
  )
}

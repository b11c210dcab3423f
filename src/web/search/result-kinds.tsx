import { SEARCH_KINDS, writeSiteSearch } from '#contract/search/site-search.ts'
import type { SearchKind, SiteSearch } from '#contract/search/site-search.ts'
import { paths } from '#contract/shared/paths.ts'
import { Link } from '#ui/link.tsx'
import { KIND_NAMES } from './kind-names.ts'

interface ResultKindsProps {
  search: SiteSearch
  counts: Readonly<Record<SearchKind, number>>
  total: number
}

/** The kinds with their counts: links, so that each has an address. */
export function ResultKinds({ search, counts, total }: ResultKindsProps) {
  const kinds = (['all', ...SEARCH_KINDS] as const).filter(
    (kind) => kind === 'all' || kind === search.kind || counts[kind] > 0,
  )
  return (
    <nav className="scroll-x mt-4" aria-label="Kinds of results">
      {kinds.map((kind) => (
        <Link
          key={kind}
          className="chip"
          to={paths.search(writeSiteSearch({ q: search.q, kind }))}
          preventScrollReset
          aria-current={kind === search.kind ? 'true' : undefined}
        >
          {kind === 'all' ? 'All' : KIND_NAMES[kind]}{' '}
          {(kind === 'all' ? total : counts[kind]).toLocaleString('en')}
        </Link>
      ))}
    </nav>
  )
}

import { SearchX } from 'lucide'
import type { CasinoCardData } from '#contract/casinos/casinos.schema.ts'
import type { CasinoSearch } from '#contract/casinos/casino-search.ts'
import { CASINOS_PER_PAGE, PAGE_WINDOW } from '#contract/shared/limits.ts'
import { ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Pagination } from '#ui/pagination.tsx'
import { useDelayed } from '#ui/use-delayed.ts'
import { useMedia } from '#ui/use-media.ts'
import { CasinoCard } from '../cards/casino-card.tsx'
import { LinkPlace } from '../shell/link-place.ts'
import { CasinoRow } from './casino-row.tsx'
import { CasinoRowSkeleton } from './casino-row-skeleton.tsx'
import { MatchLines } from './match-lines.tsx'
import { cleared } from './search-edits.ts'
import { casinoListAddress } from './use-casino-search.ts'
import { useViewMode } from './view-mode.ts'

interface CasinoResultsProps {
  /** The search that was answered. */
  search: CasinoSearch
  items: readonly CasinoCardData[]
  total: number
  isLoading: boolean
}

/** The page of casinos that was found, or what stands in its place. */
export function CasinoResults({ search, items, total, isLoading }: CasinoResultsProps) {
  const isWide = useMedia('(min-width: 1024px)')
  const isGrid = useViewMode() === 'grid' && isWide
  const showsSkeleton = useDelayed(isLoading)
  if (showsSkeleton) {
    return (
      <div className="rows" aria-busy="true">
        {SKELETONS.map((key) => (
          <CasinoRowSkeleton key={key} />
        ))}
      </div>
    )
  }
  if (total === 0) return <NothingFound search={search} />
  return (
    <>
      <div className={isGrid ? 'grid-2' : 'rows'}>
        {items.map((casino, index) => {
          const why = <MatchLines matches={casino.matches} />
          const place = (search.page - 1) * CASINOS_PER_PAGE + index + 1
          return (
            <LinkPlace key={casino.id} value={`list.${place}`}>
              {isGrid ? (
                <CasinoCard casino={casino} why={why} />
              ) : (
                <CasinoRow casino={casino} lazy={index > 3} why={why} />
              )}
            </LinkPlace>
          )
        })}
      </div>
      <Pages search={search} shown={items.length} total={total} />
    </>
  )
}

function NothingFound({ search }: { search: CasinoSearch }) {
  return (
    <EmptyState
      icon={SearchX}
      title="No Casinos Found"
      action={
        <ButtonLink variant="outline" to={casinoListAddress(cleared(search))} preventScrollReset>
          Clear All Filters
        </ButtonLink>
      }
    >
      Try adjusting your filters or search criteria
    </EmptyState>
  )
}

function Pages({ search, shown, total }: { search: CasinoSearch; shown: number; total: number }) {
  const pages = Math.ceil(total / CASINOS_PER_PAGE)
  const first = (search.page - 1) * CASINOS_PER_PAGE + 1
  return (
    <>
      {pages > 1 && (
        <Pagination
          page={search.page}
          pages={pages}
          window={PAGE_WINDOW}
          hrefOf={(page) => casinoListAddress({ ...search, page })}
          onOpen={scrollToList}
        />
      )}
      <div className="pager__info">
        <span>
          Showing {first.toLocaleString('en')}-{(first + shown - 1).toLocaleString('en')} of{' '}
          {total.toLocaleString('en')} casinos
        </span>
        {pages > 1 && (
          <span>
            Page {search.page.toLocaleString('en')} of {pages.toLocaleString('en')}
          </span>
        )}
      </div>
    </>
  )
}

/** 300 pixels from the top, as the list begins there. */
function scrollToList() {
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  window.scrollTo({ top: 300, behavior: still ? 'auto' : 'smooth' })
}

const SKELETONS = [1, 2, 3, 4, 5]

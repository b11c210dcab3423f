import { Search } from 'lucide'
import { lazy, Suspense, type ReactNode } from 'react'
import { offerConditions } from '#domain/bonuses/condition-words.ts'
import { CASINO_FACETS } from '#contract/casinos/casino-facets.ts'
import type { CardOffer, CasinoCardData, CasinoMatches } from '#contract/casinos/casinos.schema.ts'
import type { CasinoSearch } from '#contract/casinos/casino-search.ts'
import { CASINOS_PER_PAGE } from '#contract/casinos/limits.ts'
import { paths } from '#contract/shared/paths.ts'
import { NOT_STATED, RESTRICTIONS_NOT_CHECKED } from '#domain/shared/not-stated.ts'
import { ButtonLink } from '#ui/button.tsx'
import { startIcon } from '#ui/drawn-icon.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { Link } from '#ui/link.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { useDelayed } from '#ui/use-delayed.ts'
import { scrolling, useMedia } from '#ui/use-media.ts'
import { CasinoRow } from '../cards/casino-row.tsx'
import { ListPages } from '../cards/list-results.tsx'
import { LinkPlace } from '../shell/link-place.ts'
import { casinoListAddress, cleared } from './search-edits.ts'
import { useViewMode } from './view-mode.ts'

/** Rows are the default view; cards are loaded on demand. */
const CasinoCard = lazy(() =>
  import('../cards/casino-card.tsx').then((module) => ({ default: module.CasinoCard })),
)

interface CasinoResultsProps {
  search: CasinoSearch
  items: readonly CasinoCardData[]
  total: number
  isLoading: boolean
}

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
          const why = casino.matches && <MatchLines matches={casino.matches} />
          const place = (search.page - 1) * CASINOS_PER_PAGE + index + 1
          return (
            <LinkPlace key={casino.id} value={`list.${place}`}>
              {isGrid ? (
                <Suspense>
                  <CasinoCard casino={casino} lazy={index > 3} why={why} />
                </Suspense>
              ) : (
                <Suspense>
                  <CasinoRow casino={casino} lazy={index > 3} why={why} />
                </Suspense>
              )}
            </LinkPlace>
          )
        })}
      </div>
      <ListPages
        page={search.page}
        size={CASINOS_PER_PAGE}
        total={total}
        shown={items.length}
        things="casinos"
        addressOf={(page) => casinoListAddress({ ...search, page })}
        // Where the list begins.
        onOpen={() => window.scrollTo({ top: 300, behavior: scrolling() })}
      />
    </>
  )
}

function NothingFound({ search }: { search: CasinoSearch }) {
  return (
    <EmptyState
      icon={Search}
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

const SKELETONS = [1, 2, 3, 4, 5]

function CasinoRowSkeleton() {
  return (
    <div className="card card--flat casino-row" data-skeleton>
      <Skeleton className="casino-row__art" />
      <div className="casino-row__main grid gap-2">
        <Skeleton className="h-4 w-1/2" />
        <Skeleton className="h-3 w-3/4" />
      </div>
      <Skeleton className="score-tile" />
      <div className="casino-row__scores grid gap-2">
        <Skeleton className="h-3" />
        <Skeleton className="h-3" />
      </div>
      <div className="casino-row__cta">
        <Skeleton className="h-11" />
        <Skeleton className="h-11" />
      </div>
      <div className="casino-row__foot">
        <Skeleton className="h-6 w-2/3" />
      </div>
    </div>
  )
}

/** Why a search found a casino, where nothing else shows it, and what is not stated. */
function MatchLines({ matches }: { matches: CasinoMatches }) {
  const { country, gameProviders, isPayoutUnknown, lacksWelcomeOffer } = matches
  // The card itself shows the welcome offer.
  const offers = matches.offers.filter(({ type }) => type !== 'welcome')
  if (
    !country?.isUnchecked &&
    !isPayoutUnknown &&
    !lacksWelcomeOffer &&
    gameProviders.length + offers.length === 0
  )
    return null
  return (
    <ul className="why" aria-label="For your search">
      {country?.isUnchecked && <Line isUnknown>{RESTRICTIONS_NOT_CHECKED}</Line>}
      {gameProviders.length > 0 && <Line>Games from {gameProviders.join(', ')}</Line>}
      {offers.map((offer) => (
        <Line key={offer.id}>
          <OfferLine offer={offer} />
        </Line>
      ))}
      {lacksWelcomeOffer && <Line isUnknown>Welcome offer: {NOT_STATED}</Line>}
      {isPayoutUnknown && <Line isUnknown>Payout time: {NOT_STATED}</Line>}
    </ul>
  )
}

function Line({ isUnknown = false, children }: { isUnknown?: boolean; children: ReactNode }) {
  return (
    <li {...startIcon(isUnknown ? 'minus' : 'check')}>
      <span>{children}</span>
    </li>
  )
}

/** An amount with its conditions, linked to the full terms (decision D-68). */
function OfferLine({ offer }: { offer: CardOffer }) {
  return (
    <>
      <Link className="link" to={paths.bonus(offer)}>
        {CASINO_FACETS.bonusType.chip(offer.type)}: {offer.amount}
      </Link>{' '}
      {offerConditions(offer)}
    </>
  )
}

import { SearchX } from 'lucide'
import type { BonusSearch } from '#contract/bonuses/bonus-search.ts'
import { OFFERS_PER_PAGE } from '#contract/shared/limits.ts'
import { ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ListPages } from '../lists/list-pages.tsx'
import { BonusCard } from '../cards/bonus-card.tsx'
import type { BonusCardData } from '../cards/bonus-card.tsx'
import { LinkPlace } from '../shell/link-place.ts'
import { bonusListAddress } from './use-bonus-search.ts'

interface BonusResultsProps {
  /** The search that was answered. */
  search: BonusSearch
  items: readonly BonusCardData[]
  total: number
  now: string
  isLoading: boolean
}

/** The page of bonuses that was found, or what stands in its place. */
export function BonusResults({ search, items, total, now, isLoading }: BonusResultsProps) {
  return (
    <>
      <div role="status">
        <h2 className="sr">
          {isLoading
            ? 'Loading...'
            : `${total.toLocaleString('en')} ${total === 1 ? 'bonus' : 'bonuses'} found`}
        </h2>
      </div>
      {total === 0 ? (
        <NothingFound sort={search.sort} />
      ) : (
        <div className="grid-3 list-grid" aria-busy={isLoading || undefined}>
          {items.map((bonus, index) => (
            <LinkPlace key={bonus.id} value={`list.${(search.page - 1) * OFFERS_PER_PAGE + index + 1}`}>
              <BonusCard bonus={bonus} now={now} />
            </LinkPlace>
          ))}
        </div>
      )}
      <ListPages
        page={search.page}
        total={total}
        shown={items.length}
        things="bonuses"
        listId="bonus-list"
        addressOf={(page) => bonusListAddress({ ...search, page })}
      />
    </>
  )
}

function NothingFound({ sort }: Pick<BonusSearch, 'sort'>) {
  return (
    <EmptyState
      icon={SearchX}
      title="No Bonuses Found"
      action={
        <ButtonLink variant="outline" to={bonusListAddress({ search: '', sort, page: 1 })} preventScrollReset>
          Show All Bonuses
        </ButtonLink>
      }
    >
      Try another casino, type or amount.
    </EmptyState>
  )
}

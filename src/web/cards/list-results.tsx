import { SearchX } from 'lucide'
import { Suspense, type ReactNode } from 'react'
import { OFFERS_PER_PAGE } from '#contract/offers/limits.ts'
import { ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Pagination } from '#ui/pagination.tsx'
import { scrolling } from '#ui/use-media.ts'
import { grouped } from '#domain/shared/counted.ts'

interface ListResultsProps {
  page: number
  /** On all pages. */
  total: number
  isLoading: boolean
  /** The count in words, such as "2 games found", and its heading's class. */
  found: string
  foundClass: string
  /** Shown beside the count. */
  beside?: ReactNode
  things: string
  listId: string
  addressOf: (page: number) => string
  className: string
  advice: string
  all: string
  children: readonly ReactNode[]
}

/** The number of bonuses or games found and one page of them, or a placeholder. */
export function ListResults({ page, total, things, listId, addressOf, children, ...look }: ListResultsProps) {
  const named = things.charAt(0).toUpperCase() + things.slice(1)
  return (
    <>
      <div className="list-top">
        <div role="status">
          <h2 className={look.foundClass}>{look.isLoading ? 'Loading...' : look.found}</h2>
        </div>
        {look.beside}
      </div>
      {total === 0 ? (
        <EmptyState
          icon={SearchX}
          title={`No ${named} Found`}
          action={
            <ButtonLink variant="outline" to={look.all} preventScrollReset>
              Show All {named}
            </ButtonLink>
          }
        >
          {look.advice}
        </EmptyState>
      ) : (
        <div className={look.className} aria-busy={look.isLoading || undefined}>
          <Suspense>{children}</Suspense>
        </div>
      )}
      {total > OFFERS_PER_PAGE && (
        <ListPages {...{ page, total, things, addressOf }} shown={children.length} listId={listId} />
      )}
    </>
  )
}

interface ListPagesProps {
  page: number
  /** Rows on a page. */
  size?: number
  total: number
  shown: number
  /** The plural: "bonuses", "games". */
  things: string
  addressOf: (page: number) => string
  /** The element at which a new page begins, unless `onOpen` scrolls elsewhere. */
  listId?: string
  onOpen?: () => void
}

/** The pagination of a list, with the current position. */
export function ListPages({ page, size = OFFERS_PER_PAGE, total, shown, things, ...links }: ListPagesProps) {
  const { addressOf, listId = '', onOpen = () => scrollToList(listId) } = links
  const pages = Math.ceil(total / size)
  const first = (page - 1) * size + 1
  return (
    <>
      <Pagination page={page} pages={pages} hrefOf={addressOf} onOpen={onOpen} />
      <div className="flex justify-between text-sm text-muted-foreground mt-4">
        <span>
          Showing {grouped(first)}-{grouped(first + shown - 1)} of {grouped(total)} {things}
        </span>
        {pages > 1 && (
          <span>
            Page {grouped(page)} of {grouped(pages)}
          </span>
        )}
      </div>
    </>
  )
}

function scrollToList(id: string): void {
  document.getElementById(id)?.scrollIntoView({ behavior: scrolling() })
}

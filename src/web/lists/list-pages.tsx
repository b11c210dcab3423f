import { OFFERS_PER_PAGE, PAGE_WINDOW } from '#contract/shared/limits.ts'
import { LANGUAGE } from '#contract/shared/language.ts'
import { Pagination } from '#ui/pagination.tsx'

interface ListPagesProps {
  page: number
  total: number
  /** How many are on this page. */
  shown: number
  /** What they are: "bonuses", "games". */
  things: string
  addressOf: (page: number) => string
  /** The id of the list, which a new page scrolls to. */
  listId: string
}

/** The way through the pages of a list of bonuses or games, and where one is. */
export function ListPages({ page, total, shown, things, addressOf, listId }: ListPagesProps) {
  const pages = Math.ceil(total / OFFERS_PER_PAGE)
  if (pages <= 1) return null
  const first = (page - 1) * OFFERS_PER_PAGE + 1
  return (
    <>
      <Pagination
        page={page}
        pages={pages}
        window={PAGE_WINDOW}
        hrefOf={addressOf}
        onOpen={() => scrollTo(listId)}
      />
      <div className="pager__info">
        <span>
          Showing {first.toLocaleString(LANGUAGE)}-{(first + shown - 1).toLocaleString(LANGUAGE)} of{' '}
          {total.toLocaleString(LANGUAGE)} {things}
        </span>
        <span>
          Page {page.toLocaleString(LANGUAGE)} of {pages.toLocaleString(LANGUAGE)}
        </span>
      </div>
    </>
  )
}

function scrollTo(id: string) {
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  document.getElementById(id)?.scrollIntoView({ behavior: still ? 'auto' : 'smooth' })
}

import { ADMIN_PAGE_SIZES, PAGE_WINDOW } from '#contract/shared/limits.ts'
import { Pagination } from '#ui/pagination.tsx'
import { keepPageSize } from '../table/page-size.ts'
import { FilterSelect } from './filter-select.tsx'

interface PageFootProps {
  total: number
  /** From 1. */
  page: number
  pageSize: number
  hrefOf: (page: number) => string
  /** Another size was chosen; this browser remembers it for every list. */
  onPageSize: (size: string) => void
}

const SIZES = ADMIN_PAGE_SIZES.map((size) => ({ value: String(size), label: `${size} rows a page` }))

/** The pages of a list and how long they are. A list that fits on the shortest page has neither. */
export function PageFoot({ total, page, pageSize, hrefOf, onPageSize }: PageFootProps) {
  const pages = Math.max(1, Math.ceil(total / pageSize))
  if (total <= ADMIN_PAGE_SIZES[0]) return null
  return (
    <div className="table-foot">
      {pages > 1 && <Pagination page={page} pages={pages} window={PAGE_WINDOW} hrefOf={hrefOf} />}
      <FilterSelect
        label="Rows a page"
        options={SIZES}
        value={String(pageSize)}
        onChange={(size) => {
          keepPageSize(size)
          onPageSize(size)
        }}
      />
    </div>
  )
}

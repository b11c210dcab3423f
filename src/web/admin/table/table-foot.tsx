import { useSearchParams } from 'react-router'
import { ADMIN_PAGE_SIZES, PAGE_WINDOW } from '#contract/shared/limits.ts'
import { Pagination } from '#ui/pagination.tsx'
import { FilterSelect } from '../list/filter-select.tsx'
import { keepPageSize } from './page-size.ts'
import { withTableQuery } from './rows-query.ts'

interface TableFootProps {
  total: number
  page: number
  pageSize: number
}

const SIZES = ADMIN_PAGE_SIZES.map((size) => ({ value: String(size), label: `${size} rows a page` }))

/** The pages of a table and how long they are. A table that fits on the shortest page has neither. */
export function TableFoot({ total, page, pageSize }: TableFootProps) {
  const [parameters, setParameters] = useSearchParams()
  const pages = Math.max(1, Math.ceil(total / pageSize))
  if (total <= ADMIN_PAGE_SIZES[0]) return null
  return (
    <div className="table-foot">
      {pages > 1 && (
        <Pagination
          page={page}
          pages={pages}
          window={PAGE_WINDOW}
          hrefOf={(number) => `?${withTableQuery(parameters, { page: String(number) }).toString()}`}
        />
      )}
      <FilterSelect
        label="Rows a page"
        options={SIZES}
        value={String(pageSize)}
        onChange={(size) => {
          keepPageSize(size)
          setParameters(withTableQuery(parameters, { pageSize: size }), { preventScrollReset: true })
        }}
      />
    </div>
  )
}

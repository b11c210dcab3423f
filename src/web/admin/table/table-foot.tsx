import { useSearchParams } from 'react-router'
import { PageFoot } from '../list/page-foot.tsx'
import { withTableQuery } from './rows-query.ts'

interface TableFootProps {
  total: number
  page: number
  pageSize: number
}

/** The pages of a table and how long they are, both in the address. */
export function TableFoot(props: TableFootProps) {
  const [parameters, setParameters] = useSearchParams()
  return (
    <PageFoot
      {...props}
      hrefOf={(number) => `?${withTableQuery(parameters, { page: String(number) }).toString()}`}
      onPageSize={(pageSize) =>
        setParameters(withTableQuery(parameters, { pageSize }), { preventScrollReset: true })
      }
    />
  )
}

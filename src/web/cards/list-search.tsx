import { useState } from 'react'
import { useNavigate, useNavigation } from 'react-router'
import { Select, type Option } from '#ui/select.tsx'
import './lists.css'

export interface ListSearchControl<Search> {
  /** The requested search, even before its response. */
  search: Search
  isLoading: boolean
  change: (next: Search, options?: { replace?: boolean }) => void
}

interface ListGrammar<Search> {
  path: string
  read: (query: URLSearchParams) => Search
  addressOf: (search: Search) => string
}

/** The search of a list, which is kept in the address, including a request in progress. */
export function useListSearch<Search>(
  answered: Search,
  { path, read, addressOf }: ListGrammar<Search>,
): ListSearchControl<Search> {
  const navigate = useNavigate()
  const { state, location } = useNavigation()
  const [asked, setAsked] = useState<Search>()
  const [seen, setSeen] = useState(state)
  if (seen !== state) {
    setSeen(state)
    if (state === 'idle') setAsked(undefined)
  }

  const isLoading = state === 'loading' && location.pathname === path
  return {
    search: asked ?? (isLoading ? read(new URLSearchParams(location.search)) : answered),
    isLoading,
    change: (next, { replace = false } = {}) => {
      setAsked(next)
      void navigate(addressOf(next), { preventScrollReset: true, replace })
    },
  }
}

interface SortFieldProps {
  form: string
  options: readonly Option[]
  value: string
  onChange: (sort: string) => void
}

/** The order of a list. Without scripts a button applies it. */
export function SortField({ form, ...select }: SortFieldProps) {
  return (
    <>
      <Select fieldClass="toolbar__sort" aria-label="Sort by" name="sort" form={form} {...select} />
      <noscript>
        <button type="submit" form={form} className="btn btn--outline">
          Apply
        </button>
      </noscript>
    </>
  )
}

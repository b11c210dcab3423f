import { Search, WifiOff, X } from 'lucide'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { NavLink } from 'react-router'
import { ADMIN_PAGE_SIZES } from '#contract/items/limits.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Pagination } from '#ui/pagination.tsx'
import { Select, type Option } from '#ui/select.tsx'
import { useSettled } from '#web/search/use-settled.ts'
import { reasonOf } from '#web/shell/call-api.ts'
import { localTime } from '../../local-time.ts'
import { keepPageSize } from '../table/page-size.ts'

interface ScreenHeadProps {
  title: string
  titleId?: string
  /** What the screen is for. Without it the line is the status. */
  note?: string
  /** How many rows there are; undefined while they load. */
  status?: string | undefined
  /** Buttons beside the heading. */
  children?: ReactNode
  toolsClass?: string
}

/** The heading of a screen, a line below it, and its tools. */
export function ScreenHead(props: ScreenHeadProps) {
  const { title, titleId, note, status = 'Loading...', children } = props
  const { toolsClass = 'flex flex-wrap gap-2.5' } = props
  return (
    <div className="admin-head">
      <div>
        <h1 id={titleId}>{title}</h1>
        <p className="mut sm" role={note === undefined ? 'status' : undefined}>
          {note ?? status}
        </p>
      </div>
      {children !== undefined && children !== false && <div className={toolsClass}>{children}</div>}
    </div>
  )
}

const PAUSE_MS = 250

interface ListSearchProps {
  /** What is searched, such as "reviews". */
  what: string
  value: string
  onSearch: (text: string) => void
}

export function ListSearch({ what, value, onSearch }: ListSearchProps) {
  const [text, setText] = useState(value)
  const settled = useSettled(text, PAUSE_MS)
  const search = useRef(onSearch)
  useEffect(() => {
    search.current = onSearch
  })
  const said = useRef(value)
  useEffect(() => {
    if (settled === said.current) return
    said.current = settled
    search.current(settled)
  }, [settled])
  return (
    <SearchBox
      many={what}
      value={text}
      onChange={setText}
      onSearch={() => {
        said.current = text
        onSearch(text)
      }}
    />
  )
}

interface SearchBoxProps {
  /** What is searched, such as "casinos". */
  many: string
  value: string
  onChange: (text: string) => void
  /** Enter searches at once. */
  onSearch: () => void
}

export function SearchBox({ many, value, onChange, onSearch }: SearchBoxProps) {
  return (
    <form
      role="search"
      className="admin-search flex-[1_1_16rem] flex items-center gap-2.5 min-h-(--control) pl-3.5 border border-input rounded-md bg-card"
      onSubmit={(event) => {
        event.preventDefault()
        // It may be in a dialog over another form.
        event.stopPropagation()
        onSearch()
      }}
    >
      <Icon of={Search} size={18} />
      <input
        type="search"
        aria-label={`Search ${many}`}
        placeholder={`Search ${many}...`}
        maxLength={100}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      {value !== '' && (
        <IconButton icon={X} iconSize={16} label="Clear search" onClick={() => onChange('')} />
      )}
    </form>
  )
}

interface FilterSelectProps {
  label: string
  options: readonly Option[]
  value: string
  onChange: (value: string) => void
}

/** A filter with more options than fit side by side. */
export function FilterSelect({ label, options, value, onChange }: FilterSelectProps) {
  const isKnown = options.some((option) => option.value === value)
  return (
    <div className="filter-select">
      <Select
        aria-label={label}
        options={isKnown ? options : [...options, { value, label: value }]}
        value={value}
        onChange={onChange}
      />
    </div>
  )
}

interface PageFootProps {
  total: number
  /** From 1. */
  page: number
  pageSize: number
  hrefOf: (page: number) => string
  /** Called with another page size, which this browser remembers for every list. */
  onPageSize: (size: string) => void
}

const SIZES = ADMIN_PAGE_SIZES.map((size) => ({ value: String(size), label: `${size} rows a page` }))

/** Pagination and page size. Nothing for a list that fits on the smallest page. */
export function PageFoot({ total, page, pageSize, hrefOf, onPageSize }: PageFootProps) {
  const pages = Math.max(1, Math.ceil(total / pageSize))
  if (total <= ADMIN_PAGE_SIZES[0]) return null
  return (
    <div className="table-foot flex flex-wrap items-center justify-center gap-y-3 gap-x-6 mt-6">
      <Pagination page={page} pages={pages} hrefOf={hrefOf} />
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

interface SectionTabsProps {
  label: string
  /** The first one is where the section opens. */
  tabs: readonly { to: string; label: string }[]
}

export function SectionTabs({ label, tabs }: SectionTabsProps) {
  return (
    <nav className="section-tabs flex gap-5 mb-5 border-b border-b-border" aria-label={label}>
      {tabs.map((tab) => (
        <NavLink key={tab.to} to={tab.to} end>
          {tab.label}
        </NavLink>
      ))}
    </nav>
  )
}

/** A time in the reader's time zone; a dash without one. Admin screens are rendered in the browser only. */
export function AdminTime({ at, className }: { at: string | null; className?: string }) {
  if (at === null) return <span className="mut">–</span>
  return (
    <time className={className} dateTime={at}>
      {localTime(at)}
    </time>
  )
}

interface LoadFailedProps {
  what: string
  query: { error: Error | null; isFetching: boolean; refetch: () => Promise<unknown> }
}

export function LoadFailed({ what, query: { error, isFetching, refetch } }: LoadFailedProps) {
  return (
    <div role="alert">
      <EmptyState
        failed
        icon={WifiOff}
        as="h2"
        title={`Failed to load ${what}`}
        action={
          <Button variant="outline" loading={isFetching} onClick={() => void refetch()}>
            Try again
          </Button>
        }
      >
        {reasonOf(error, 'Please try again later or check your connection.')}
      </EmptyState>
    </div>
  )
}

import { Search } from 'lucide'
import { useEffect, useRef } from 'react'
import { TEXT } from '#contract/shared/limits.ts'
import { paths } from '#contract/shared/paths.ts'
import { Icon } from '#ui/icon.tsx'
import type { PostSearchControl } from './use-post-search.ts'

/** The select beside the list belongs to this form too, so that one button sends both without scripts. */
export const POST_FORM = 'post-search'
const PAUSE_MS = 350

/** Searches a moment after the last letter, or at once on Enter. */
export function PostSearchBox({ search, change }: PostSearchControl) {
  const field = useRef<HTMLInputElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  // A tag, a link or the back button has changed the search: the box follows, but never under a typing hand.
  useEffect(() => {
    if (field.current !== null && field.current !== document.activeElement)
      field.current.value = search.search
  }, [search.search])
  useEffect(() => () => clearTimeout(timer.current), [])

  // The pause outlives a render: an order that was chosen meanwhile must not be taken back.
  const latest = useRef({ search, change })
  useEffect(() => {
    latest.current = { search, change }
  })
  const ask = () => {
    clearTimeout(timer.current)
    const text = field.current?.value.trim() ?? ''
    const { search: current, change: changeTo } = latest.current
    if (text !== current.search) changeTo({ ...current, search: text, page: 1 })
  }
  return (
    <form
      id={POST_FORM}
      role="search"
      aria-label="Articles"
      action={paths.blog()}
      onSubmit={(event) => {
        event.preventDefault()
        ask()
      }}
    >
      <label className="search search--md">
        <Icon of={Search} size={20} />
        <input
          ref={field}
          type="search"
          name="search"
          aria-label="Search articles"
          placeholder="Search articles..."
          autoComplete="off"
          maxLength={TEXT.search}
          defaultValue={search.search}
          onChange={() => {
            clearTimeout(timer.current)
            timer.current = setTimeout(ask, PAUSE_MS)
          }}
        />
      </label>
      {search.category !== 'all' && <input type="hidden" name="category" value={search.category} />}
    </form>
  )
}

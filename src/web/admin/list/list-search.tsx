import { Search, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Icon } from '#ui/icon.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { useSettled } from '../../search/use-settled.ts'

const PAUSE_MS = 250

interface ListSearchProps {
  /** What is searched, in words: "reviews". */
  what: string
  value: string
  onSearch: (text: string) => void
}

/** Searches by itself after a short pause. */
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
    <form
      role="search"
      className="admin-search"
      onSubmit={(event) => {
        event.preventDefault()
        said.current = text
        onSearch(text)
      }}
    >
      <Icon of={Search} size={18} />
      <input
        type="search"
        aria-label={`Search ${what}`}
        placeholder={`Search ${what}...`}
        maxLength={100}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      {text !== '' && <IconButton icon={X} iconSize={16} label="Clear search" onClick={() => setText('')} />}
    </form>
  )
}

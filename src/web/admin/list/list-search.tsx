import { useEffect, useRef, useState } from 'react'
import { useSettled } from '../../search/use-settled.ts'
import { SearchBox } from '../table/search-box.tsx'

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

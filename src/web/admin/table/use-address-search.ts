import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useSettled } from '../../search/use-settled.ts'
import { withTableQuery } from './rows-query.ts'

const PAUSE_MS = 250

/** The text of a search that is in the address. Typing searches by itself after a short pause. */
export function useAddressSearch() {
  const [parameters, setParameters] = useSearchParams()
  const [text, setText] = useState(() => (parameters.get('search') ?? '').slice(0, 100))
  const settled = useSettled(text, PAUSE_MS)

  useEffect(() => {
    // The address as it is now: what was pressed a moment ago may not be rendered yet.
    const present = new URLSearchParams(window.location.search)
    if ((present.get('search') ?? '') === settled) return
    setParameters(withTableQuery(present, { search: settled }), { replace: true, preventScrollReset: true })
  }, [settled, setParameters])

  return {
    value: text,
    onChange: setText,
    onSearch: () => setParameters(withTableQuery(parameters, { search: text }), { preventScrollReset: true }),
  }
}

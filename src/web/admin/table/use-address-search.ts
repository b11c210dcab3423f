import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useSettled } from '../../search/use-settled.ts'
import { withTableQuery } from './rows-query.ts'

const PAUSE_MS = 250

/** The text of a search that stands in the address. Typing searches by itself after a short pause. */
export function useAddressSearch() {
  const [parameters, setParameters] = useSearchParams()
  const [text, setText] = useState(() => (parameters.get('search') ?? '').slice(0, 100))
  const settled = useSettled(text, PAUSE_MS)

  useEffect(() => {
    setParameters(
      (present) =>
        (present.get('search') ?? '') === settled ? present : withTableQuery(present, { search: settled }),
      { replace: true, preventScrollReset: true },
    )
  }, [settled, setParameters])

  return {
    value: text,
    onChange: setText,
    onSearch: () => setParameters(withTableQuery(parameters, { search: text }), { preventScrollReset: true }),
  }
}

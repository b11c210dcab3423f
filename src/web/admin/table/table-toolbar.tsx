import { Search, X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { Icon } from '#ui/icon.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { Segmented } from '#ui/segmented.tsx'
import { useSettled } from '../../search/use-settled.ts'
import type { TableWords } from './admin-table.tsx'
import { withTableQuery } from './rows-query.ts'
import type { TableQuery } from './rows-query.ts'

const PAUSE_MS = 250

/** Search and status of a table. Typing searches by itself after a short pause. */
export function TableToolbar({ words, query }: { words: TableWords; query: TableQuery }) {
  const [parameters, setParameters] = useSearchParams()
  const [text, setText] = useState(query.search)
  const settled = useSettled(text, PAUSE_MS)

  useEffect(() => {
    setParameters(
      (present) =>
        (present.get('search') ?? '') === settled ? present : withTableQuery(present, { search: settled }),
      { replace: true, preventScrollReset: true },
    )
  }, [settled, setParameters])

  return (
    <div className="admin-toolbar">
      <form
        role="search"
        className="admin-search"
        onSubmit={(event) => {
          event.preventDefault()
          setParameters(withTableQuery(parameters, { search: text }), { preventScrollReset: true })
        }}
      >
        <Icon of={Search} size={18} />
        <input
          type="search"
          aria-label={`Search ${words.many}`}
          placeholder={`Search ${words.many}...`}
          maxLength={100}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        {text !== '' && (
          <IconButton icon={X} iconSize={16} label="Clear search" onClick={() => setText('')} />
        )}
      </form>
      <Segmented
        name="status"
        label="Status"
        segments={[{ value: 'all', label: 'All' }, ...words.statuses]}
        value={query.status}
        onChange={(status) =>
          setParameters(withTableQuery(parameters, { status }), { preventScrollReset: true })
        }
      />
    </div>
  )
}

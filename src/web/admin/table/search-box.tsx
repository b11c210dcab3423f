import { Search, X } from 'lucide'
import { Icon } from '#ui/icon.tsx'
import { IconButton } from '#ui/icon-button.tsx'

interface SearchBoxProps {
  /** What is searched, such as "casinos". */
  many: string
  value: string
  onChange: (text: string) => void
  /** Enter searches at once. */
  onSearch: () => void
}

/** A search over a list of the admin area. */
export function SearchBox({ many, value, onChange, onSearch }: SearchBoxProps) {
  return (
    <form
      role="search"
      className="admin-search"
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

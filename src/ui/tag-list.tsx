import { startIcon } from './drawn-icon.ts'

interface TagListProps {
  items: readonly string[]
  others?: number | undefined
  limit?: number
  /** How many tags from the start are marked as searched for. */
  matched?: number | undefined
  /** Accessible name of the list. */
  label: string
  /** The words after the number of hidden tags: "+2 more", or "+2" when empty. */
  more?: string
}

/** Outlined tags in a wrapping row: the first few, then the number of the rest. */
export function TagList({
  items,
  others = 0,
  limit = items.length,
  matched = 0,
  label,
  more = ' more',
}: TagListProps) {
  if (items.length === 0) return null
  const rest = items.length + others - limit
  return (
    <ul className="tags" aria-label={label}>
      {items.slice(0, limit).map((item, index) => (
        <li key={item} className="tag" {...(index < matched && startIcon('check'))}>
          {index < matched && <span className="sr">Matches: </span>}
          {item}
        </li>
      ))}
      {rest > 0 && <li className="tag tag--more">{`+${rest}${more}`}</li>}
    </ul>
  )
}

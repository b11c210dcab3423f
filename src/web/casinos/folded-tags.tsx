import { Link } from '#ui/link.tsx'

interface FoldedTagsProps {
  label: string
  items: readonly string[]
  /** How many stand before "+N more"; all of them without it. */
  limit?: number
  /** The landing pages of items that have one. */
  links?: Readonly<Record<string, string>>
}

/** Tags, and the rest behind "+N more", which also opens without scripts. */
export function FoldedTags({ label, items, limit = items.length, links = {} }: FoldedTagsProps) {
  const rest = items.slice(limit)
  return (
    <div className="folded">
      <ul className="tags" aria-label={label}>
        {items.slice(0, limit).map((item) => (
          <Tag key={item} item={item} to={links[item]} />
        ))}
      </ul>
      {rest.length > 0 && (
        <details>
          <summary>
            <span>
              +{rest.length} more<span className="sr"> {label.toLowerCase()}</span>
            </span>
            <span>
              Show fewer<span className="sr"> {label.toLowerCase()}</span>
            </span>
          </summary>
          <ul className="tags" aria-label={`More ${label.toLowerCase()}`}>
            {rest.map((item) => (
              <Tag key={item} item={item} to={links[item]} />
            ))}
          </ul>
        </details>
      )}
    </div>
  )
}

function Tag({ item, to }: { item: string; to: string | undefined }) {
  if (to === undefined) return <li className="tag">{item}</li>
  return (
    <li>
      <Link className="tag tag--link" to={to}>
        {item}
      </Link>
    </li>
  )
}

interface FoldedTagsProps {
  label: string
  items: readonly string[]
  /** How many stand before "+N more"; all of them without it. */
  limit?: number
}

/** Tags, and the rest behind "+N more", which also opens without scripts. */
export function FoldedTags({ label, items, limit = items.length }: FoldedTagsProps) {
  const rest = items.slice(limit)
  return (
    <div className="folded">
      <ul className="tags" aria-label={label}>
        {items.slice(0, limit).map((item) => (
          <li key={item} className="tag">
            {item}
          </li>
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
              <li key={item} className="tag">
                {item}
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  )
}

import { clsx } from 'clsx'
import { itemIcons } from '#ui/drawn-icon.ts'

interface FeatureListProps {
  features: readonly string[]
  /** How many are shown; all of them without it. */
  limit?: number
  /** How many of them, from the first, are marked as asked for. */
  matched?: number | undefined
  className?: string
}

/** What a casino offers, as ticked lines in two columns. */
export function FeatureList({ features, limit, matched = 0, className }: FeatureListProps) {
  if (features.length === 0) return null
  return (
    <ul className={clsx('feats', className)} {...itemIcons('check')} aria-label="Features">
      {features.slice(0, limit).map((feature, index) => (
        <li key={feature}>
          {index < matched ? (
            <mark>
              <span className="sr">Matches: </span>
              {feature}
            </mark>
          ) : (
            feature
          )}
        </li>
      ))}
    </ul>
  )
}

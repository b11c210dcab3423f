import { clsx } from 'clsx'
import type { CasinoCardData } from '#contract/casinos/casinos.schema.ts'
import type { Moved } from '#contract/changes/fact-changes.ts'
import { oneDigit } from '#domain/casinos/ratings.ts'
import { SCORE_BAND_NAMES, scoreBand } from '#domain/casinos/score-bands.ts'
import { LICENCE_NOT_STATED } from '#domain/shared/not-stated.ts'
import { itemIcons } from '#ui/drawn-icon.ts'
import { Link } from '#ui/link.tsx'
import { useDemoMark } from '../shell/site-data.ts'

interface CasinoOriginProps {
  casino: Pick<CasinoCardData, 'id' | 'license' | 'establishedYear'>
}

/** Below a casino's name: its licence and founding year. An unknown year is left out. */
export function CasinoOrigin({ casino: { id, license, establishedYear } }: CasinoOriginProps) {
  const demo = useDemoMark('casino', id)
  return (
    <p className="origin xs mut">
      {license ?? LICENCE_NOT_STATED}
      {demo}
      {establishedYear !== null && <span>{`Est. ${establishedYear}`}</span>}
    </p>
  )
}

/** "Got worse on 3 May": the latest change of a casino or offer, for 30 days. */
export function MovedMark({ moved }: { moved: Moved | null }) {
  return moved && <p className={`moved moved--${moved.direction}`}>{moved.says}</p>
}

interface FeatureListProps {
  features: readonly string[]
  /** The most to show; all without it. */
  limit?: number
  /** How many from the start are marked as searched for. */
  matched?: number | undefined
  className?: string
}

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

interface FoldedTagsProps {
  label: string
  items: readonly string[]
  /** How many to show before "+N more"; all without it. */
  limit?: number
  /** Landing pages of the items that have one. */
  links?: Readonly<Record<string, string>>
}

/** Tags with the rest behind "+N more", which opens without scripts. */
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

/** A verdict: the largest numeral of its page, out of 10, with its band. `value` is unrounded. */
export function BigScore({ value }: { value: number }) {
  const band = scoreBand(value)
  return (
    <div className={`bigscore s-${band}`}>
      <p className="bigscore__n num">
        {oneDigit(value)}
        <small>/10</small>
      </p>
      <span className="score-badge pips">{SCORE_BAND_NAMES[band]}</span>
    </div>
  )
}

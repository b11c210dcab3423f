import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import type { Volatility as VolatilityName } from '#contract/shared/options.ts'
import { oneDigit } from '#domain/casinos/ratings.ts'
import { SCORE_BAND_NAMES, scoreBand } from '#domain/casinos/score-bands.ts'
import { formatRtp, rtpBand } from '#domain/games/rtp.ts'
import { NOT_STATED } from '#domain/shared/not-stated.ts'

const PIPS: Readonly<Record<VolatilityName, number>> = { low: 1, medium: 2, high: 3 }

interface ScoreBadgeProps {
  /** 0 to 10, unrounded. */
  value: number
  /** Follows the number: "/10", a source, or the band's name. */
  suffix?: ReactNode
  /** Integers without a decimal, as visitors give them. */
  whole?: boolean
}

export function ScoreBadge({ value, suffix, whole = false }: ScoreBadgeProps) {
  return (
    <span className={`score-badge pips s-${scoreBand(value)}`}>
      <span>
        <span className="num">{whole ? value : oneDigit(value)}</span>
        {suffix}
      </span>
    </span>
  )
}

interface ScoreTileProps {
  /** The score's source: Safety, Expert or Users (decision D-70). */
  label: string
  /** 0 to 10, unrounded; null where not stated. */
  value: number | null
}

/** A square with the score above its band and source; without a score it has neither colour nor pips. */
export function ScoreTile({ label, value }: ScoreTileProps) {
  if (value === null)
    return (
      <span className="score-tile score-tile--none">
        {NOT_STATED}
        <span>{label}</span>
      </span>
    )
  const band = scoreBand(value)
  return (
    <span
      className={`score-tile s-${band} num`}
      role="img"
      aria-label={`${label} ${oneDigit(value)} out of 10, ${SCORE_BAND_NAMES[band]}`}
    >
      {oneDigit(value)}
      <span className="pips">{label}</span>
    </span>
  )
}

interface ScoreMeterProps {
  label: string
  /** 0 to 10, unrounded. Do not render the meter without a score: 0.0 is never printed. */
  value: number
}

/** Label, rule and number of a score in three columns. */
export function ScoreMeter({ label, value }: ScoreMeterProps) {
  return (
    <div
      className={`meter s-${scoreBand(value)}`}
      role="img"
      aria-label={`${label} ${oneDigit(value)} out of 10`}
    >
      {label}
      <ScoreRule value={value} />
      <b className="num">{oneDigit(value)}</b>
    </div>
  )
}

interface ScoreRuleProps {
  /** 0 to 10, unrounded. */
  value: number
  size?: 'md' | 'lg'
  median?: number | undefined
}

/** Ten ticks filled to the exact score. Decorative: the number beside it carries the value. */
export function ScoreRule({ value, size = 'md', median }: ScoreRuleProps) {
  const rule = (
    <progress
      className={clsx('rule', size !== 'md' && `rule--${size}`)}
      value={Number(value.toFixed(3))}
      max={10}
      aria-hidden="true"
    />
  )
  if (median === undefined) return rule
  return (
    <span className="rule-median">
      {rule}
      <svg aria-hidden="true">
        <line x1={`${median * 10}%`} x2={`${median * 10}%`} y2="100%" />
      </svg>
    </span>
  )
}

interface SafetyBadgeProps {
  /** 0 to 10 as a decimal string; null where not stated. */
  safetyIndex: string | null
  /** Follows the number. */
  suffix?: string
}

/** The safety index on its band's tint; without one, neutral words. */
export function SafetyBadge({ safetyIndex, suffix = ' Safety' }: SafetyBadgeProps) {
  return safetyIndex === null ? (
    <span className="score-badge score-badge--none">Safety not stated</span>
  ) : (
    <ScoreBadge value={Number(safetyIndex)} suffix={suffix} />
  )
}

/** The legend of the score bands, shown wherever scores are ranked or compared. */
export function BandKey() {
  return (
    <div className="band-key">
      {BANDS.map(([band, range]) => (
        <span key={band} className={`pips s-${band}`}>
          <b>{range}</b> {SCORE_BAND_NAMES[band]}
        </span>
      ))}
    </div>
  )
}

const BANDS = [
  ['top', '9+'],
  ['strong', '8+'],
  ['fair', '7+'],
  ['weak', 'Below 7'],
] as const

interface ElementProps {
  /** The element, such as the value of a term. */
  as?: 'span' | 'dd'
}

/** Shown for a fact that is not stated. */
export function NotStated({ as: Tag = 'span' }: ElementProps) {
  return <Tag className="mut">Not stated</Tag>
}

interface ValueProps<Value> extends ElementProps {
  value: Value | null
}

/** RTP in percent, in its band's colour with pips for the same; "Not stated" for null. */
export function Rtp({ value, as: Tag = 'span' }: ValueProps<number>) {
  if (value === null) return <NotStated as={Tag} />
  return <Tag className={`rtp rtp--${rtpBand(value)} num`}>{formatRtp(value)}</Tag>
}

/** Volatility as one to three pips with its word (decision D-45); "Not stated" for null. */
export function Volatility({ value, as: Tag = 'span' }: ValueProps<string>) {
  if (value === null) return <NotStated as={Tag} />
  const lit = isKnown(value) ? PIPS[value] : undefined
  return (
    <Tag className={lit === undefined ? undefined : 'dots'} data-n={lit}>
      {value.charAt(0).toUpperCase() + value.slice(1)}
    </Tag>
  )
}

function isKnown(value: string): value is VolatilityName {
  return Object.hasOwn(PIPS, value)
}

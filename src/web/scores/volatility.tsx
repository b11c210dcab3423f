import type { Volatility as VolatilityName } from '#contract/shared/options.ts'
import { NotStated } from './not-stated.tsx'

/** Volatility as one to three pips and its word, capitalised (decision D-45); "Not stated" for null. */
export function Volatility({ value }: { value: string | null }) {
  if (value === null) return <NotStated />
  const lit = isKnown(value) ? PIPS[value] : 0
  return (
    <>
      {lit > 0 && <span className="dots" data-n={lit} aria-hidden="true" />}
      {value.charAt(0).toUpperCase() + value.slice(1)}
    </>
  )
}

const PIPS: Readonly<Record<VolatilityName, number>> = { low: 1, medium: 2, high: 3 }

function isKnown(value: string): value is VolatilityName {
  return Object.hasOwn(PIPS, value)
}

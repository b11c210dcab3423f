/**
 * A number from 0 up as a sum can show it without being wrong: two decimals, cut and not rounded, with "…" where more
 * follow. Rounding what is shown to one decimal gives the same as rounding the number.
 */
export function begunDecimals(value: number): string {
  // Binary fractions: 8.35 × 100 is 834.9999….
  const hundredths = Math.floor(value * 100 + 1e-9)
  const isWhole = Math.abs(value * 100 - hundredths) < 1e-6
  return `${(hundredths / 100).toFixed(2)}${isWhole ? '' : '…'}`
}

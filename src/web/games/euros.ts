/** Euros as they are written: "€0.10", "€100", "€2,000". */
export function euros(amount: number): string {
  return `€${Number.isInteger(amount) ? WHOLE.format(amount) : CENTS.format(amount)}`
}

const WHOLE = new Intl.NumberFormat('en', { maximumFractionDigits: 0 })
const CENTS = new Intl.NumberFormat('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/**
 * The number that a bonus is sorted by: the largest one in its free text (decision D-40),
 * so "10% back, up to €200" is 200. Null without any number.
 */
export function amountValue(text: string): number | null {
  const numbers = [...text.normalize('NFKC').matchAll(NUMBER)].map(([match]) => numberIn(match))
  return numbers.length === 0 ? null : Math.max(...numbers)
}

const WHOLE = [
  String.raw`\d{1,3}(?:[.,']\d{3})+(?!\d)`,
  // A plain space joins digits only in unambiguous cases: "1 000" and "100 000" are one number, "€500 200 spins" is
  // two. NFKC has turned non-breaking spaces into plain ones.
  String.raw`\d{1,2}(?: \d{3})+(?!\d)`,
  String.raw`\d{3}(?: 000)+(?!\d)`,
  String.raw`\d+`,
].join('|')
// A point followed by exactly three digits separates thousands; otherwise it separates decimals.
const NUMBER = new RegExp(
  String.raw`(?:0[.,]\d+|(?:${WHOLE})(?:[.,](?:\d{4,}|\d{1,2})(?!\d))?)(?:k(?![a-z]))?`,
  'gi',
)
const DECIMALS = /(?<=^0)[.,]\d+$|[.,](?:\d{4,}|\d{1,2})$/

function numberIn(match: string): number {
  const digits = match.replace(/k$/i, '')
  const decimals = DECIMALS.exec(digits)?.[0] ?? ''
  const whole = digits.slice(0, digits.length - decimals.length).replaceAll(/\D/g, '')
  return Number(`${whole}.${decimals.slice(1)}`) * (digits === match ? 1 : 1000)
}

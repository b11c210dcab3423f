/**
 * The number that a bonus is sorted by: the largest one in its free text (decision D-40),
 * so "10% back, up to €200" is 200. Null without any number.
 */
export function amountValue(text: string): number | null {
  const numbers = [...text.normalize('NFKC').matchAll(NUMBER)].map(([match]) => numberIn(match))
  return numbers.length === 0 ? null : Math.max(...numbers)
}

// A plain space joins digits only where nothing else is likely: "1 000" and "100 000" are one number,
// "€500 200 spins" is two. NFKC has made plain spaces of the non-breaking ones.
const NUMBER =
  /(?:\d{1,3}(?:[.,']\d{3})+(?!\d)|\d{1,2}(?: \d{3})+(?!\d)|\d{3}(?: 000)+(?!\d)|\d+)(?:[.,]\d{1,2}(?!\d))?k?(?![a-z])/gi

function numberIn(match: string): number {
  const thousands = /k$/i.test(match) ? 1000 : 1
  const digits = match.replace(/k$/i, '')
  const [, whole = digits, decimals = ''] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(digits) ?? []
  return Number(`${whole.replaceAll(/\D/g, '')}.${decimals || '0'}`) * thousands
}

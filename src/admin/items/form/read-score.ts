/** Parses a score: a number with one decimal from 0 to 10, with a point or a comma; otherwise returns the text. */
export function readScore(text: string): number | string {
  const plain = text.trim().replace(',', '.')
  if (!/^\d{1,2}(?:\.\d{1,4})?$/.test(plain) || Number(plain) > 10) return text.trim()
  return Math.round(Number(plain) * 10) / 10
}

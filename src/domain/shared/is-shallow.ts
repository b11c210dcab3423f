/**
 * True when lists and objects are nested no deeper than the given number of levels. JSON.parse reads millions of
 * levels, but recursive code, including JSON.stringify, then overflows the stack.
 */
export function isShallow(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return true
  return levels > 0 && Object.values(value).every((held) => isShallow(held, levels - 1))
}

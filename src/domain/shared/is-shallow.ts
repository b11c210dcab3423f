/**
 * True when no more than so many lists and objects are nested in one another. JSON.parse reads millions of levels,
 * but whatever walks through the value by calling itself, JSON.stringify too, overflows the stack then.
 */
export function isShallow(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return true
  return levels > 0 && Object.values(value).every((held) => isShallow(held, levels - 1))
}

/** Patterns of redirects: `*` stands for any text of at least one character, slashes included. */

export const MOST_STARS = 9

/** The texts around the stars; undefined when two stars stand side by side, or there are none or more than nine. */
export function readPattern(key: string): readonly string[] | undefined {
  const texts = key.split('*')
  const stars = texts.length - 1
  const areApart = texts.slice(1, -1).every((text) => text !== '')
  return stars >= 1 && stars <= MOST_STARS && areApart ? texts : undefined
}

/**
 * Where each star begins and ends in the text; undefined when it does not match. Each star takes as little as it can
 * and none is ever tried again, so the cost grows with the length of the text alone.
 */
export function matchPattern(
  texts: readonly string[],
  text: string,
): readonly (readonly [number, number])[] | undefined {
  const [first = ''] = texts
  const last = texts.at(-1) ?? ''
  if (!text.startsWith(first)) return undefined
  const spans: [number, number][] = []
  let start = first.length
  for (const literal of texts.slice(1, -1)) {
    const found = text.indexOf(literal, start + 1)
    if (found === -1) return undefined
    spans.push([start, found])
    start = found + literal.length
  }
  const end = text.length - last.length
  if (end <= start || !text.endsWith(last)) return undefined
  return [...spans, [start, end]]
}

/** The target with the texts of the stars in the places of $1 to $9. */
export function fillTarget(target: string, texts: readonly string[]): string {
  return target.replaceAll(/\$([1-9])/g, (_, place: string) => texts[Number(place) - 1] ?? '')
}

/** The highest of $1 to $9 in a target; 0 without any. */
export function highestPlace(target: string): number {
  return Math.max(0, ...[...target.matchAll(/\$([1-9])/g)].map(([, place]) => Number(place)))
}

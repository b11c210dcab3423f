/**
 * A name without common variations: case, accents, punctuation, spaces and the word "casino". Empty when nothing is
 * left.
 */
export function nearName(name: string): string {
  return name
    .slice(0, 300)
    .normalize('NFKD')
    .replaceAll(/\p{M}+/gu, '')
    .toLowerCase()
    .replaceAll(/\bcasinos?\b/g, ' ')
    .replaceAll(/[^\p{L}\p{N}]+/gu, '')
}

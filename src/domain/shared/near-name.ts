/** A name without variations of case, accents, punctuation, spaces and the word "casino". May be empty. */
export function nearName(name: string): string {
  return name
    .slice(0, 300)
    .normalize('NFKD')
    .replaceAll(/\p{M}+/gu, '')
    .toLowerCase()
    .replaceAll(/\bcasinos?\b/g, ' ')
    .replaceAll(/[^\p{L}\p{N}]+/gu, '')
}

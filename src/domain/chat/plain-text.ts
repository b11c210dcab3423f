/**
 * A text as the tables of this folder match it: lowercase Latin letters and digits, single spaces, one space
 * at each end. "I CAN'T stop…" is " i cant stop ".
 */
export function plainText(text: string): string {
  const letters = text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{M}+/gu, '')
    .replaceAll('ß', 'ss')
    .replaceAll(/['’‘`´]/g, '')
    .replaceAll(/[^a-z0-9]+/g, ' ')
  return ` ${letters.trim()} `
}

export function wordsOf(plain: string): string[] {
  return plain.split(' ').filter((word) => word !== '')
}

/** Letters that Unicode does not decompose. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
}

/**
 * Normalises texts for comparison: words in lower case without accents, separated by one space. "Curaçao's 24-hour"
 * becomes "curacaos 24 hour"; a text without letters and digits becomes "".
 */
export function foldText(text: string): string {
  const lower = text.toLowerCase()
  if (PLAIN.test(lower)) return lower
  return lower
    .normalize('NFKD')
    .replaceAll(/[\p{M}'’‘`]+/gu, '')
    .replaceAll(/[ßæœøłđðþı]/g, (letter) => LETTERS[letter] ?? letter)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

export function foldedWords(folded: string): string[] {
  return folded === '' ? [] : folded.split(' ')
}

const PLAIN = /^[a-z0-9]+(?: [a-z0-9]+)*$/

/** A text as a reader sees it, folded for matching words, with positions in the original. */
export interface SeenText {
  /**
   * Lower case, without accents, tags, invisible characters and look-alikes; one kind of space, hyphen and apostrophe.
   */
  seen: string
  /** The position in the original of a character of `seen`, or of its end. */
  placeOf: (index: number) => number
}

/** Reads markup and entities as a browser does. */
export function seenText(text: string): SeenText {
  if (PLAIN.test(text)) return { seen: text.toLowerCase(), placeOf: (index) => index }
  const parts: string[] = []
  const places: number[] = []
  let endsWithSpace = true
  const add = (characters: string, at: number, step: 0 | 1) => {
    // Collapses white space.
    if (characters === '' || (characters === ' ' && endsWithSpace)) return
    endsWithSpace = characters.endsWith(' ')
    parts.push(characters)
    for (let index = 0; index < characters.length; index++) places.push(at + index * step)
  }
  for (const { 0: part, index } of text.matchAll(PART)) {
    if (PLAIN.test(part)) add(part.toLowerCase(), index, 1)
    else if (part.startsWith('<') && part.length > 1) add(BLOCK.test(part) ? '. ' : '', index, 0)
    else add(shape(part.length > 1 && part.startsWith('&') ? characterOf(part) : part), index, 0)
  }
  return { seen: parts.join(''), placeOf: (index) => places[index] ?? text.length }
}

/** Texts that need no normalising. */
const PLAIN = /^(?:[!-%'-;=?-~]| (?! ))*$/
const PART = /[!-%'-;=?-~]+|<\/?[a-z][^<>]*>|&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z]{2,8});|[\s\S]/giu
/** Tags that end a sentence. */
const BLOCK = /^<\/?(?:p|li|h\d|td|th|tr|div|br|ul|ol|blockquote)\b/i
const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  nbsp: ' ',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  shy: '',
  ndash: '-',
  mdash: '-',
  rsquo: "'",
  lsquo: "'",
  zwj: '',
  zwnj: '',
}

function characterOf(reference: string): string {
  const name = reference.slice(1, -1)
  if (!name.startsWith('#')) return NAMED[name.toLowerCase()] ?? ' '
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1))
  return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : ' '
}

/** One normalised character; empty for an invisible one. */
function shape(character: string): string {
  if (/[\p{Cf}\p{Mn}\p{Me}\p{Variation_Selector}]/u.test(character)) return ''
  if (/[\s\p{Z}\p{Cc}]/u.test(character)) return ' '
  if (/\p{Pd}|\u2212/u.test(character)) return '-'
  if (/['’‘ʼ`´]/.test(character)) return "'"
  const folded = character.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
  return Array.from(folded, (letter) => LOOK_ALIKES[letter] ?? letter).join('')
}

/** Cyrillic and Greek letters that look like Latin ones: https://www.unicode.org/reports/tr39/#Confusable_Detection */
const ALIKE = 'aаɑα bвβ cсϲ dԁ eеєε gɡց hһ iіι jјϳ kкκ lӏ mм nнη oоσ pрρ sѕ tтτ uυս vѵν wԝω xхχ yуγ zᴢ'.split(
  ' ',
)
const LOOK_ALIKES: Readonly<Record<string, string>> = Object.fromEntries(
  ALIKE.flatMap((group) => Array.from(group.slice(1), (other) => [other, group.charAt(0)] as const)),
)

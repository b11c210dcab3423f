/** Splits a text or HTML into sentences. */

/** Longer sentences are cut, which bounds the time. No rule needs as much. Characters. */
const LONGEST = 1000

/** One sentence, line or table row each, without markup. A question stays with its answer. */
export function sentencesOf(text: string): string[] {
  const pieces = text
    .slice(0, 100_000)
    .replaceAll(/<(?:style|script)\b[^>]{0,1000}>[^<]*<\/(?:style|script)>/gi, ' ')
    .replaceAll(/<\/t[hd]>\s{0,100}<t[hd]\b[^>]{0,1000}>/gi, ': ')
    .replaceAll(/<\/?(?:p|li|ul|ol|br|div|tr|h\d|td|th|table|section)\b[^>]{0,1000}>/gi, '\n')
    .replaceAll(/<[^>]{0,300}>/g, '')
    .replaceAll(
      /&(nbsp|amp|euro|pound|lt|gt|quot|times|#215|#8364|#163|#160|#39);/g,
      (whole, name: string) => ENTITIES[name] ?? whole,
    )
    .replaceAll(LONG_RUN_OF_MARKS, '$1')
    .normalize('NFKC')
    .split(
      /(?<!\b(?:[Mm]in|[Mm]ax|[Aa]pprox|[Ii]ncl|[Ee]xcl|[Nn]o|vs|e\.g|i\.e))(?:[.!]\s+|(?<=\?)\s+)(?=[A-Z0-9€$£"(])|[;\n•]+/,
    )
    .map((piece) => withoutEnd(piece.replaceAll(/\s+/g, ' ').trimStart().slice(0, LONGEST)))
    .filter((piece) => piece !== '')
  const sentences: string[] = []
  for (const piece of pieces) {
    const before = sentences.at(-1)
    if (before?.endsWith('?') === true)
      sentences[sentences.length - 1] = `${before} ${piece}`.slice(0, LONGEST)
    else sentences.push(piece)
  }
  return sentences
}

/** Sorting marks takes quadratic time (contract/shared/to-nfc.ts). The last two characters become marks. */
const LONG_RUN_OF_MARKS = /([\p{M}\uFF9E\uFF9F]{30})[\p{M}\uFF9E\uFF9F]+/gu

/** Removes full stops and spaces at the end. */
function withoutEnd(sentence: string): string {
  let end = sentence.length
  while (end > 0 && '. '.includes(sentence.charAt(end - 1))) end -= 1
  return sentence.slice(0, end)
}

const ENTITIES: Readonly<Record<string, string>> = {
  nbsp: ' ',
  '#160': ' ',
  amp: '&',
  euro: '€',
  '#8364': '€',
  pound: '£',
  '#163': '£',
  lt: '<',
  gt: '>',
  quot: '"',
  times: '×',
  '#215': '×',
  '#39': "'",
}

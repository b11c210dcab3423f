/**
 * The first sentence of a text, without its full stop. A sentence longer than `longest` characters is cut at the end of
 * a word, with an ellipsis. A point inside a number or before a small letter does not end a sentence.
 */
export function firstSentence(text: string, longest: number): string {
  const line = text
    .trim()
    .slice(0, longest * 4)
    .replaceAll(/\s+/g, ' ')
  const end = line.search(/[.!?](?= \p{Lu}|$)/u)
  const sentence = end === -1 ? line : line.slice(0, end)
  if (sentence.length <= longest) return sentence
  const start = sentence.slice(0, longest)
  const space = start.lastIndexOf(' ')
  return `${start.slice(0, space > longest / 2 ? space : longest - 1).replace(/[\uD800-\uDBFF]$|[,;:]$/, '')}…`
}

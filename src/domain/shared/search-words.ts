/** The part of a description that search engines show, in characters. */
const LONGEST = 155

/**
 * Whole sentences from the start of each text, as many as fit into a description. A first sentence that is too long is
 * cut at a word. The point in "9.4" does not end a sentence.
 */
export function wholeSentences(texts: readonly string[], longest = LONGEST): string {
  let found = ''
  for (const text of texts)
    for (const sentence of sentencesOf(text)) {
      const next = found === '' ? sentence : `${found} ${sentence}`
      if (next.length > longest) break
      found = next
    }
  return found === '' ? upToWord(texts.flatMap(sentencesOf)[0] ?? '', longest) : found
}

function sentencesOf(text: string): string[] {
  const words = text.replaceAll(/\s+/g, ' ').trim()
  return words === '' ? [] : words.split(/(?<=[.!?]) /)
}

function upToWord(text: string, longest: number): string {
  const words = text.slice(0, longest).replace(/[\s,;:–-]+\S*$/, '')
  return words === '' || /[.!?]$/.test(words) ? words : `${words}.`
}

/** The first title that fits into a search result, else the last. */
export function firstThatFits(titles: readonly [string, ...string[]], longest = 60): string {
  return titles.find((title) => title.length <= longest) ?? titles.at(-1) ?? titles[0]
}

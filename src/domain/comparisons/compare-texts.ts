/** What differs between two texts, for people. */
import { diffArrays, diffWordsWithSpace } from 'diff'
import { plainTextOf } from '../posts/article-text.ts'

export interface TextPart {
  in: 'first' | 'second' | 'both'
  text: string
}

/** Above so many changes two texts have too little in common for a comparison word by word to be worth its time. */
const MOST_CHANGES = 500

/** The passages that differ, each as its parts in reading order; paragraphs that both have are left out. Tags do not count. */
export function compareTexts(first: string, second: string): TextPart[][] {
  const [before, after] = [paragraphsOf(first), paragraphsOf(second)]
  const changes = diffArrays(before, after, { maxEditLength: MOST_CHANGES })
  if (changes === undefined) return [wordParts(before.join('\n'), after.join('\n'))]
  const passages: TextPart[][] = []
  for (let at = 0; at < changes.length; at++) {
    const change = changes[at]
    if (change === undefined || !(change.added || change.removed)) continue
    const next = changes[at + 1]
    const isReplaced = change.removed && next?.added === true
    const removed = change.removed ? change.value.join('\n') : ''
    const added = isReplaced ? next.value.join('\n') : change.added ? change.value.join('\n') : ''
    passages.push(wordParts(removed, added))
    if (isReplaced) at++
  }
  return passages
}

function wordParts(first: string, second: string): TextPart[] {
  const words = diffWordsWithSpace(first, second, { maxEditLength: MOST_CHANGES })
  const parts: TextPart[] = words?.map(({ added, removed, value }) => ({
    in: added ? 'second' : removed ? 'first' : 'both',
    text: value,
  })) ?? [
    { in: 'first', text: first },
    { in: 'second', text: second },
  ]
  return parts.filter(({ text }) => text !== '')
}

function paragraphsOf(text: string): string[] {
  return text
    .split(/<\/(?:p|h[1-6]|li|blockquote|pre|tr)>|<br ?\/?>|\n/i)
    .map(plainTextOf)
    .filter((paragraph) => paragraph !== '')
}

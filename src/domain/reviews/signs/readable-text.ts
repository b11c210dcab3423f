import { LOOK_ALIKES } from './look-alikes.ts'

/** A text as a reader sees it: full-width and look-alike letters as plain ones. */
export interface ReadableText {
  text: string
  /** Where each character of `text` is in the original (UTF-16 index), and the length of the original at the end. */
  at: readonly number[]
}

/** Folds character by character, so that what is found in the result can be marked in the original. */
export function readableText(original: string): ReadableText {
  const parts: string[] = []
  const at: number[] = []
  let place = 0
  for (const character of original) {
    const plain = LOOK_ALIKES.get(character) ?? character.normalize('NFKC')
    parts.push(plain)
    for (let index = 0; index < plain.length; index++) at.push(place)
    place += character.length
  }
  return { text: parts.join(''), at: [...at, place] }
}

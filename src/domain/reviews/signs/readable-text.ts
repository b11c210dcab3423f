import { LOOK_ALIKES } from './look-alikes.ts'

/** A text as a reader sees it, with full-width and look-alike letters replaced by plain ones. */
export interface ReadableText {
  text: string
  /** For each character of `text` its position in the original (UTF-16 index), followed by the original's length. */
  at: readonly number[]
}

/** Folds character by character, so that findings can be marked in the original. */
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

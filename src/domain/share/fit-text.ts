/** Breaks a title into lines in the largest size that holds it, and shortens what no size holds. */
import type { TextStyle, Typesetting } from './typesetting.ts'

export interface Fitted {
  /** Pixels. */
  size: number
  lines: readonly string[]
}

interface Room {
  /** Pixels. */
  width: number
  weight: TextStyle['weight']
  /** The largest first, each with the lines for which there is room. */
  sizes: readonly [
    first: readonly [size: number, lines: number],
    ...(readonly [size: number, lines: number])[],
  ]
}

/** The text in the first of the sizes that holds all of it; in the last one with an ellipsis where none does. */
export function fitText(text: string, { width, weight, sizes }: Room, type: Typesetting): Fitted {
  let last: Fitted = { size: sizes[0][0], lines: [] }
  for (const [size, most] of sizes) {
    const style = { size, weight }
    const lines = broken(text, width, style, type)
    if (lines.length <= most && lines.every((line) => type.width(line, style) <= width))
      return { size, lines }
    const kept = lines.slice(0, most)
    const rest = lines.length > most ? [...kept.slice(0, -1), `${kept.at(-1) ?? ''} …`] : kept
    last = { size, lines: rest.map((line) => shortened(line, width, style, type)) }
  }
  return last
}

/** One line that is at most so wide, ending in an ellipsis where the text is longer. */
export function shortened(text: string, width: number, style: TextStyle, type: Typesetting): string {
  if (type.width(text, style) <= width) return text
  const characters = Array.from(text.replace(/\s*…$/u, ''))
  let [fits, tooMany] = [0, characters.length]
  const cut = (count: number) =>
    `${characters
      .slice(0, count)
      .join('')
      .replace(/[\s,.;:–-]+$/u, '')}…`
  while (fits + 1 < tooMany) {
    const middle = Math.floor((fits + tooMany) / 2)
    if (type.width(cut(middle), style) <= width) fits = middle
    else tooMany = middle
  }
  return cut(fits)
}

/** Greedy: a word that does not fit begins the next line. */
function broken(text: string, width: number, style: TextStyle, type: Typesetting): string[] {
  const lines: string[] = []
  for (const word of text.slice(0, LONGEST).split(' ')) {
    const line = lines.at(-1)
    const longer = line === undefined ? word : `${line} ${word}`
    if (line !== undefined && type.width(longer, style) <= width) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

/** Characters that are looked at; no picture holds more. */
const LONGEST = 300

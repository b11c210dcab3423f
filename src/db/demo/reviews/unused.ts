/** Keeps what has been written, so that nobody repeats anybody. */
export interface Unused {
  /** Writes again until the text is one that nobody has used; 12 characters or more. */
  content: (write: () => string) => string
  /** Writes again a few times; a short title that somebody else also chose is let through. */
  title: (write: () => string, longest: number) => string
}

const MIN_CONTENT = 20
const MIN_TITLE = 5

export function unusedTexts(): Unused {
  const contents = new Set<string>()
  const titles = new Set<string>()
  return {
    content(write) {
      const text = firstOf(write, 200, (text) => text.length >= MIN_CONTENT && !contents.has(keyOf(text)))
      contents.add(keyOf(text))
      return text
    },
    title(write, longest) {
      const fits = (text: string) => text.length >= MIN_TITLE && text.length <= longest
      let fallback = ''
      for (let attempt = 0; attempt < 16; attempt += 1) {
        const text = firstOf(write, 200, fits)
        fallback = text
        if (!titles.has(keyOf(text))) break
      }
      titles.add(keyOf(fallback))
      return fallback
    },
  }
}

function keyOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

function firstOf(write: () => string, attempts: number, accepts: (text: string) => boolean): string {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const text = write()
    if (accepts(text)) return text
  }
  throw new Error(`Nothing new to write after ${attempts} attempts`)
}

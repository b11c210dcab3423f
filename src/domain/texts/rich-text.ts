/** The small markup of the support pages: **bold**, [words](address), {brand} and {email}. */

export type RichToken =
  | { kind: 'text'; text: string }
  | { kind: 'bold'; text: string }
  | { kind: 'link'; text: string; to: string }

export interface SiteWords {
  brand: string
  email: string
}

/** Splits a text into parts that are rendered differently. */
export function richTextTokens(text: string, words: SiteWords): RichToken[] {
  const filled = text.replaceAll('{brand}', words.brand).replaceAll('{email}', words.email)
  return filled.split(MARKS).flatMap((piece, index): RichToken[] => {
    if (index % 2 === 0) return piece === '' ? [] : [{ kind: 'text', text: piece }]
    const link = LINK.exec(piece)
    return link === null
      ? [{ kind: 'bold', text: piece.slice(2, -2) }]
      : [{ kind: 'link', text: link[1] ?? '', to: link[2] ?? '' }]
  })
}

/** Fills in the words in braces: "{days}" within a sentence, and "{rejections}" alone as one or several items of a list. */
export function withWords<Texts>(
  texts: Texts,
  words: Readonly<Record<string, string | readonly string[]>>,
): Texts {
  return JSON.parse(JSON.stringify(texts), (_, value: unknown) =>
    Array.isArray(value) ? value.flat() : typeof value === 'string' ? filled(value, words) : value,
  ) as Texts
}

function filled(text: string, words: Readonly<Record<string, string | readonly string[]>>) {
  const [, whole = ''] = /^\{(\w+)\}$/.exec(text) ?? []
  return (
    words[whole] ?? text.replaceAll(/\{(\w+)\}/g, (braces, name: string) => String(words[name] ?? braces))
  )
}

/** The text without markup, for search engines. */
export function plainText(text: string, words: SiteWords): string {
  return richTextTokens(text, words)
    .map((token) => token.text)
    .join('')
}

const MARKS = /(\*\*[^*]+\*\*|\[[^\]]+\]\([^)\s]+\))/
const LINK = /^\[([^\]]+)\]\(([^)\s]+)\)$/

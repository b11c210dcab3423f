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

/** Texts with their numbers and lists: "{days}" in a sentence, or as an item that stands for several. */
export function withWords<Texts>(
  texts: Texts,
  words: Readonly<Record<string, string | readonly string[]>>,
): Texts {
  return JSON.parse(JSON.stringify(texts), (_, value: unknown) =>
    Array.isArray(value)
      ? value.flat()
      : typeof value !== 'string'
        ? value
        : (words[/^\{(\w+)\}$/.exec(value)?.[1] ?? ''] ??
          value.replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(words[name] ?? whole))),
  ) as Texts
}

/** The text without markup, for search engines. */
export function plainText(text: string, words: SiteWords): string {
  return richTextTokens(text, words)
    .map((token) => token.text)
    .join('')
}

const MARKS = /(\*\*[^*]+\*\*|\[[^\]]+\]\([^)\s]+\))/
const LINK = /^\[([^\]]+)\]\(([^)\s]+)\)$/

/** Articles as WordPress stores them, as HTML that our editor holds. */

export interface WordpressFacts {
  /** The address of a picture of the library there, by its number. */
  pictureOf: (id: number) => string | undefined
  /** Where a link of the text leads on this site; undefined when it stays as it is. */
  linkOf: (address: string) => string | undefined
}

export interface WordpressContent {
  html: string
  /** The short codes that were left out, each name once, the first 20. */
  leftOut: readonly string[]
}

/**
 * The text of an article without the marks of blocks and without short codes, paragraphs written out, links to other
 * articles of the site led to where these are now. What short codes enclose stays. Media codes stay for `takeMedia`.
 * Takes time in proportion to the length.
 */
export function fromWordpress(content: string, { pictureOf, linkOf }: WordpressFacts): WordpressContent {
  const isBlocks = content.includes('<!-- wp:')
  const leftOut = new Set<string>()
  const closed = new Set([...content.matchAll(/\[\/([a-z][\w-]{0,60})\]/gi)].map(([, name = '']) => name))
  const plain = withoutComments(content)
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/\[gallery\s[^[\]]{0,2000}\]/gi, (code) => gallery(code, pictureOf))
    .replaceAll(/\[(\/?)([a-z][\w-]{0,60})((?:\s[^[\]]{0,2000})?)\]/gi, (code, closing, name, given) => {
      const isKept = MEDIA_CODES.test(name) || !isCode(closed, { closing, name, given })
      if (!isKept && leftOut.size < MOST_NAMED) leftOut.add(name.toLowerCase())
      return isKept ? code : ''
    })
    .replaceAll(
      /(\shref\s*=\s*)("[^"<>]{0,2000}"|'[^'<>]{0,2000}')/gi,
      (whole, before: string, quoted: string) => {
        const to = linkOf(quoted.slice(1, -1).replaceAll('&amp;', '&').replaceAll('&#038;', '&'))
        return to === undefined
          ? whole
          : `${before}"${to.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`
      },
    )
  return { html: isBlocks ? plain : withParagraphs(plain), leftOut: [...leftOut] }
}

const MOST_NAMED = 20
/** `takeMedia` reads these. */
const MEDIA_CODES = /^(?:embed|video|audio|caption)$/i

/** Words in brackets are text; a code has values, an end, or a name that is no word. */
function isCode(
  closed: ReadonlySet<string>,
  { closing, name, given }: Readonly<Record<'closing' | 'name' | 'given', string>>,
): boolean {
  return closing !== '' || given.includes('=') || /[_-]/.test(name) || closed.has(name)
}

function gallery(code: string, pictureOf: WordpressFacts['pictureOf']): string {
  const ids = /\bids\s*=\s*["']?([\d,\s]{1,1000})/i.exec(code)?.[1]?.split(',') ?? []
  const pictures = ids.flatMap((id) => pictureOf(Number(id.trim())) ?? [])
  return pictures
    .map((address) => `\n\n<img src="${address.replaceAll('"', '&quot;')}" alt="" />\n\n`)
    .join('')
}

/** One that is not closed takes the rest with it, as in a browser. */
function withoutComments(text: string): string {
  let [rest, at] = ['', 0]
  for (let start = text.indexOf('<!--'); start !== -1; start = text.indexOf('<!--', at)) {
    rest += text.slice(at, start)
    const end = text.indexOf('-->', start + 4)
    if (end === -1) return rest
    at = end + 3
  }
  return rest + text.slice(at)
}

const BLOCK =
  /^<\/?(?:p|h[1-6]|[uod]l|li|d[td]|blockquote|table|thead|tbody|tfoot|t[rhd]|div|section|figure|figcaption|pre|hr|address|iframe|video|audio|form|details)[\s/>]/i

/** The classic editor stores paragraphs as blank lines. Between the tags of lists, tables and code lines stay. */
function withParagraphs(text: string): string {
  const kept: string[] = []
  let depth = 0
  for (const piece of text.split(/\n[ \t]*\n\s*/)) {
    const trimmed = piece.trim()
    if (trimmed === '') continue
    const isInside = depth > 0
    depth = Math.max(0, depth + count(trimmed, OPENED) - count(trimmed, CLOSED))
    if (isInside || BLOCK.test(trimmed)) kept.push(trimmed)
    else kept.push(`<p>${trimmed.replaceAll('\n', '<br />\n')}</p>`)
  }
  return kept.join('\n\n')
}

const OPENED = /<(?:pre|ul|ol|table|blockquote|figure|div)[\s>]/gi
const CLOSED = /<\/(?:pre|ul|ol|table|blockquote|figure|div)\s*>/gi

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0
}

/** Converts articles from WordPress's storage format to HTML that our editor supports. */

export interface WordpressFacts {
  /** The address of a picture in the WordPress library, by its number. */
  pictureOf: (id: number) => string | undefined
  /** Addresses of the pictures uploaded for this article, in order. */
  attached: readonly string[]
  /** The new target of a link on this site; undefined to keep it. */
  linkOf: (address: string) => string | undefined
}

export interface WordpressContent {
  html: string
  /** Names of the dropped short codes without duplicates, the first 20. */
  leftOut: readonly string[]
}

/**
 * The text of an article: block marks and short codes are removed, paragraphs are written as HTML, and links to other
 * articles lead to their new addresses. Text inside short codes stays, and so do codes for media, which `takeMedia`
 * reads. Takes linear time.
 */
export function fromWordpress(
  content: string,
  { pictureOf, attached, linkOf }: WordpressFacts,
): WordpressContent {
  const isBlocks = content.includes('<!-- wp:')
  const leftOut = new Set<string>()
  const closed = new Set([...content.matchAll(/\[\/([a-z][\w-]{0,60})\]/gi)].map(([, name = '']) => name))
  const plain = withoutComments(content)
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/\[gallery(?:\s[^[\]]{0,2000})?\]/gi, (code) => {
      const pictures = gallery(code, { pictureOf, attached })
      if (pictures === '') leftOut.add('gallery')
      return pictures
    })
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
  return { html: withoutLooseBreaks(isBlocks ? plain : withParagraphs(plain)), leftOut: [...leftOut] }
}

const MOST_NAMED = 20
/** `takeMedia` reads these. */
const MEDIA_CODES = /^(?:embed|video|audio|caption)$/i

/** Bracketed words are ordinary text. A short code has values, an end tag, or a name that is not a word. */
function isCode(
  closed: ReadonlySet<string>,
  { closing, name, given }: Readonly<Record<'closing' | 'name' | 'given', string>>,
): boolean {
  return closing !== '' || given.includes('=') || /[_-]/.test(name) || closed.has(name)
}

/** A gallery without numbers shows the pictures uploaded for the article. */
function gallery(
  code: string,
  { pictureOf, attached }: Pick<WordpressFacts, 'pictureOf' | 'attached'>,
): string {
  const ids = /\bids\s*=\s*["']?([\d,\s]{1,1000})/i.exec(code)?.[1]?.split(',')
  const pictures = ids?.flatMap((id) => pictureOf(Number(id.trim())) ?? []) ?? attached
  return pictures
    .map((address) => `\n\n<img src="${address.replaceAll('"', '&quot;')}" alt="" />\n\n`)
    .join('')
}

/** A comment without an end hides the rest of the text, as in a browser. */
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

/** Removes line breaks between parts of tables and lists, which browsers would show as blank lines above. */
function withoutLooseBreaks(html: string): string {
  return html.replaceAll(LOOSE_BREAKS, '$1')
}

const PART = 'table|thead|tbody|tfoot|tr|ul|ol|dl|colgroup'
const LOOSE_BREAKS = new RegExp(
  `(<(?:${PART})(?:\\s[^<>]{0,500})?>|</(?:${PART}|t[dh]|li|d[td]|caption)\\s{0,9}>)(?:\\s{0,99}<br\\s{0,9}/?>)+`,
  'gi',
)

/**
 * The classic editor stores paragraphs as blank lines. Line breaks between tags of lists and tables, and in code, stay.
 */
function withParagraphs(text: string): string {
  const kept: string[] = []
  let depth = 0
  const apart = text
    .replaceAll(/\n(?=<(?:table|[uod]l|blockquote|h[1-6]|pre|figure|div|hr)[\s/>])/gi, '\n\n')
    .replaceAll(/(<\/(?:table|[uod]l|blockquote|h[1-6]|pre|figure|div)>)[ \t]*\n/gi, '$1\n\n')
  for (const piece of apart.split(/\n[ \t]*\n\s*/)) {
    const trimmed = piece.trim()
    if (trimmed === '') continue
    const isInside = depth > 0
    depth = Math.max(0, depth + count(trimmed, OPENED) - count(trimmed, CLOSED))
    if (isInside || BLOCK.test(trimmed)) kept.push(trimmed)
    else kept.push(`<p>${trimmed.replaceAll('\n', '<br />\n')}</p>`)
  }
  return kept.join('\n\n')
}

const OPENED = /<(?:pre|[uod]l|table|blockquote|figure|div)[\s>]/gi
const CLOSED = /<\/(?:pre|[uod]l|table|blockquote|figure|div)\s*>/gi

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0
}

/** The allow-list of article content, for writing and reading (decision D-52). */
import { LRUCache } from 'lru-cache'
import sanitizeHtml from 'sanitize-html'
import { ARTICLE } from '#contract/posts/limits.ts'
import { toNfc } from '#contract/shared/to-nfc.ts'
import { readOwnPath, readWebAddress } from '#contract/shared/web-address.ts'
import { asBlocks } from '#domain/posts/article-text.ts'
import { boundedTokenizer } from './bounded-tokenizer.ts'

/**
 * Converts content to safe HTML: simple tags, links by http, https and mailto, no scripts and styles. Plain text
 * becomes paragraphs, split at blank lines. [media:1] marks stay unchanged. Elements nested deeper than ARTICLE.nesting
 * are dropped; their text is kept. Takes linear time. Results are kept, because stored content is read more often than
 * it is written.
 */
export function sanitiseContent(content: string): string {
  const known = kept.get(content)
  if (known !== undefined) return known
  // Twice, because what forbidden elements leave behind may need other paragraphs.
  const clean = sanitised(asBlocks(sanitised(asBlocks(content))))
  kept.set(content, clean)
  return clean
}

const kept = new LRUCache<string, string>({
  maxSize: 16_000_000,
  sizeCalculation: (clean, content) => 1 + clean.length + content.length,
})

function sanitised(html: string): string {
  let depth = 0
  const clean = sanitizeHtml(html, {
    ...ALLOWED,
    // The parser's own stack, seen through its events: they include the elements that it closes by itself.
    onOpenTag: () => (depth += 1),
    onCloseTag: () => (depth -= 1),
    parser: { Tokenizer: boundedTokenizer(() => depth < ARTICLE.nesting) },
  })
  // Entities may have hidden more combining marks in a row than a text may have.
  return html.includes('&') ? toNfc(clean) : clean
}

const ALLOWED: sanitizeHtml.IOptions = {
  allowedTags: [
    'h2',
    'h3',
    'h4',
    'p',
    'br',
    'hr',
    'ul',
    'ol',
    'li',
    // Pros and cons, and a note: see docs/decisions/0031.
    'dl',
    'dt',
    'dd',
    'aside',
    'blockquote',
    'pre',
    'code',
    'strong',
    'b',
    'em',
    'i',
    'u',
    's',
    'sub',
    'sup',
    'a',
    'table',
    'caption',
    'thead',
    'tbody',
    'tfoot',
    'tr',
    'th',
    'td',
  ],
  allowedAttributes: {
    a: ['href', 'title', 'rel'],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
    ol: ['start'],
  },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowProtocolRelative: false,
  // The page's own heading is the only h1, and nothing is below the fourth level.
  transformTags: { h1: 'h2', h5: 'h4', h6: 'h4', a: linkOut },
}

function linkOut(tagName: string, { href = '', title, rel = '' }: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  // Browsers drop control characters and the spaces around an address before they read it.
  const typed = withScheme(
    href
      .replaceAll(/\p{Cc}+/gu, '')
      .trim()
      .replaceAll(/\s/g, '%20'),
  )
  const isOutside = /^https?:/i.test(typed)
  const address = isOutside ? readWebAddress(typed) : readInside(typed)
  return {
    tagName,
    attribs: {
      ...(address === undefined ? {} : { href: address }),
      ...(title ? { title } : {}),
      ...(isOutside && address !== undefined && asksNofollow(rel) ? { rel: 'nofollow' } : {}),
    },
  }
}

/** Of a host without its beginning ("www.casino.example/x"), which a browser takes for a path on this site. */
function withScheme(address: string): string {
  return /^www\.[^/?#]*\w/i.test(address) ? `https://${address}` : address
}

/** Earlier versions wrote all three words on every way out: that was no criterion of an editor. */
function asksNofollow(rel: string): boolean {
  const words = rel.toLowerCase().split(/\s+/)
  return words.includes('nofollow') && !(words.includes('sponsored') && words.includes('noopener'))
}

/** A mail address, a place on this page or a path on this site; what a host or a scheme could be in is none. */
function readInside(typed: string): string | undefined {
  if (/^[/\\]/.test(typed)) return readOwnPath(typed)
  if (/^[^/?#:]*:/.test(typed) && !/^mailto:/i.test(typed)) return undefined
  return typed.replaceAll('\\', '/')
}

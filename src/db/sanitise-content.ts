/** The one allow-list of article content, for writing and for reading (decision D-52). */
import sanitizeHtml from 'sanitize-html'
import { readOwnPath, readWebAddress } from '#contract/web-address.ts'
import { asBlocks } from '#domain/article-text.ts'

/**
 * Content as safe HTML: simple tags, links by http, https and mailto, nothing that runs or styles.
 * Plain text becomes paragraphs, parted at blank lines. [media:1] marks stay as they are.
 */
export function sanitiseContent(content: string): string {
  return sanitizeHtml(asBlocks(content), ALLOWED)
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
  // The page's own heading is the only h1.
  transformTags: { h1: 'h2', a: linkOut },
}

function linkOut(tagName: string, { href = '', title }: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  // Browsers drop tabs and line breaks before they read an address.
  const typed = href
    .replaceAll(/[\t\n\r]/g, '')
    .trim()
    .replaceAll(' ', '%20')
  const isOutside = /^https?:/i.test(typed)
  const address = isOutside ? readWebAddress(typed) : readInside(typed)
  return {
    tagName,
    attribs: {
      ...(address === undefined ? {} : { href: address }),
      ...(title ? { title } : {}),
      ...(isOutside && address !== undefined ? { rel: 'nofollow sponsored noopener' } : {}),
    },
  }
}

/** A mail address, a place on this page or a path on this site; a path in front of which a host could stand is none. */
function readInside(typed: string): string | undefined {
  if (/^[/\\]/.test(typed)) return readOwnPath(typed)
  return typed
}

import { ARTICLE } from '#contract/posts/limits.ts'

/**
 * True for HTML in the very form that the sanitiser writes: its tags and attributes only, in its spelling, every
 * element closed, none too deep. Rather a no too many: what is refused here is sanitised. Reading stored articles
 * is safe with this alone and several times cheaper.
 */
export function isCleanContent(html: string): boolean {
  if (OTHER_ENTITY.test(html)) return false
  const open: string[] = []
  let at = 0
  for (;;) {
    const start = html.indexOf('<', at)
    // The first angle bracket behind a tag opens the next one, and the first closing one ends it.
    const end = html.indexOf('>', at)
    if (start === -1 || end < start) return start === -1 && end === -1 && open.length === 0
    const tag = html.slice(start + 1, end)
    at = end + 1
    if (VOID.has(tag)) continue
    if (tag.startsWith('/')) {
      if (open.pop() !== tag.slice(1)) return false
      continue
    }
    const name = ELEMENTS.has(tag) ? tag : nameBeforeAttributes(tag)
    if (name === undefined || open.push(name) > ARTICLE.nesting) return false
  }
}

const OTHER_ENTITY = /&(?!(?:amp|lt|gt|quot);)/
/** Elements without content, as they are written. */
const VOID: ReadonlySet<string> = new Set(['br /', 'hr /'])
const ELEMENTS: ReadonlySet<string> = new Set(
  (
    'h2 h3 h4 p ul ol li dl dt dd blockquote aside pre code strong b em i u s sub sup a ' +
    'table caption thead tbody tfoot tr th td'
  ).split(' '),
)

const ATTRIBUTE_LIST = /^(?: [a-z]{1,10}="[^"<>]*"){1,3}$/
/** By name; an element that is not here has none. */
const ATTRIBUTES: ReadonlyMap<string, RegExp> = new Map([
  // A way out may carry nofollow, or what earlier versions wrote on all of them, and is
  // written as `new URL` writes it, in ASCII and without user info; any other address has no scheme and does
  // not begin with two slashes or www. No address holds what is still to be resolved.
  [
    'a',
    /^ href="(?![^"]*(?:\/\.|%2e))(?:https?:\/\/[a-z\d-]+(?:\.[a-z\d-]+)*(?::\d{1,5})?\/[!#-;=?-[\]-~]*"(?: title="[^"]+")?(?: rel="nofollow(?: sponsored noopener)?")?|(?:mailto:[^"]*|(?!\/\/|www\.)[^"\s\\:/?#]*(?:[/?#][^"\s\\]*)?)"(?: title="[^"]+")?)$/i,
  ],
  ['th', /^(?: (?:scope|colspan|rowspan)="[^"]+")*$/],
  ['td', /^(?: (?:colspan|rowspan)="[^"]+")*$/],
  ['ol', /^ start="[^"]+"$/],
])

/** The name of a start tag whose attributes are those that the sanitiser writes. */
function nameBeforeAttributes(tag: string): string | undefined {
  const space = tag.indexOf(' ')
  if (space === -1) return undefined
  const [name, attributes] = [tag.slice(0, space), tag.slice(space)]
  const isKnown = ATTRIBUTE_LIST.test(attributes) && ATTRIBUTES.get(name)?.test(attributes) === true
  return isKnown ? name : undefined
}

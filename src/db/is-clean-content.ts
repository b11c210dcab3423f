import { ARTICLE } from '#contract/posts/limits.ts'

/**
 * True for HTML in exactly the form that the sanitiser writes: its tags and attributes in its spelling, every element
 * closed, no nesting too deep. False negatives are safe, because refused HTML is sanitised. Stored articles are read
 * with this check, which is several times cheaper than sanitising again.
 */
export function isCleanContent(html: string): boolean {
  if (OTHER_ENTITY.test(html)) return false
  const open: string[] = []
  let at = 0
  for (;;) {
    const start = html.indexOf('<', at)
    // A tag ends at the first closing bracket, and the next one starts at the next opening bracket.
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
/** Void elements, as written. */
const VOID: ReadonlySet<string> = new Set(['br /', 'hr /'])
const ELEMENTS: ReadonlySet<string> = new Set(
  (
    'h2 h3 h4 p ul ol li dl dt dd blockquote aside pre code strong b em i u s sub sup a ' +
    'table caption thead tbody tfoot tr th td'
  ).split(' '),
)

const ATTRIBUTE_LIST = /^(?: [a-z]{1,10}="[^"<>]*"){1,3}$/
/** The allowed attributes by element; elements that are not listed have none. */
const ATTRIBUTES: ReadonlyMap<string, RegExp> = new Map([
  // Outside links may carry nofollow, or the rel that earlier versions wrote on all of them, and are written as `new
  // URL` writes them, in ASCII and without user info. Any other address has no scheme and starts with neither two
  // slashes nor www. No address contains anything left to resolve.
  [
    'a',
    /^ href="(?![^"]*(?:\/\.|%2e))(?:https?:\/\/[a-z\d-]+(?:\.[a-z\d-]+)*(?::\d{1,5})?\/[!#-;=?-[\]-~]*"(?: title="[^"]+")?(?: rel="nofollow(?: sponsored noopener)?")?|(?:mailto:[^"]*|(?!\/\/|www\.)[^"\s\\:/?#]*(?:[/?#][^"\s\\]*)?)"(?: title="[^"]+")?)$/i,
  ],
  ['th', /^(?: (?:scope|colspan|rowspan)="[^"]+")*$/],
  ['td', /^(?: (?:colspan|rowspan)="[^"]+")*$/],
  ['ol', /^ start="[^"]+"$/],
])

/** The name of a start tag whose attributes the sanitiser could have written. */
function nameBeforeAttributes(tag: string): string | undefined {
  const space = tag.indexOf(' ')
  if (space === -1) return undefined
  const [name, attributes] = [tag.slice(0, space), tag.slice(space)]
  const isKnown = ATTRIBUTE_LIST.test(attributes) && ATTRIBUTES.get(name)?.test(attributes) === true
  return isKnown ? name : undefined
}

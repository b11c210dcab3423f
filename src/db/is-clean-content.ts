import { ARTICLE } from '#contract/limits.ts'

/**
 * True for HTML in the very form that the sanitiser writes: its tags and attributes only, in its spelling, every
 * element closed, none too deep. Rather a no too many: what is refused here is sanitised. Reading stored articles
 * is safe with this alone and several times cheaper.
 */
export function isCleanContent(html: string): boolean {
  if (OTHER_ENTITY.test(html)) return false
  const open: string[] = []
  let end = 0
  for (const [piece, , slash, name = '', attributes = '', closing] of html.matchAll(TAG_AFTER_TEXT)) {
    end += piece.length
    if (slash !== undefined) {
      if (attributes !== '' || closing !== undefined || open.pop() !== name) return false
    } else if (VOID.has(name) !== (closing !== undefined) || !hasKnownAttributes(name, attributes)) {
      return false
    } else if (closing === undefined && open.push(name) > ARTICLE.nesting) {
      return false
    }
  }
  return open.length === 0 && !ANGLE.test(html.slice(end))
}

/** The text before a tag, then its slash, name, attributes and the slash of an element without content. Sticky: nothing is skipped. */
const TAG_AFTER_TEXT = new RegExp(
  String.raw`([^<>]*)<(/)?(h[234]|p|br|hr|ul|ol|li|blockquote|pre|code|strong|b|em|i|u|s|sub|sup|a|table|caption|thead|tbody|tfoot|tr|th|td)((?: [a-z]{1,10}="[^"<>]*"){0,3})( /)?>`,
  'gy',
)
const ANGLE = /[<>]/
const OTHER_ENTITY = /&(?!(?:amp|lt|gt|quot);)/
const VOID: ReadonlySet<string> = new Set(['br', 'hr'])

/** By name; an element that is not here has none. */
const ATTRIBUTES: ReadonlyMap<string, RegExp> = new Map([
  // A way out carries its rel; any other address has no scheme and does not begin with two slashes. No address holds
  // what is still to be resolved.
  [
    'a',
    /^ href="(?![^"]*(?:\/\.|%2e))(?:https?:\/\/[^"]*"(?: title="[^"]+")? rel="nofollow sponsored noopener"|(?:mailto:[^"]*|(?!\/\/)[^"\s\\:/?#]*(?:[/?#][^"\s\\]*)?)"(?: title="[^"]+")?)$/i,
  ],
  ['th', /^(?: (?:scope|colspan|rowspan)="[^"]+")*$/],
  ['td', /^(?: (?:colspan|rowspan)="[^"]+")*$/],
  ['ol', /^ start="[^"]+"$/],
])

function hasKnownAttributes(name: string, attributes: string): boolean {
  return attributes === '' || ATTRIBUTES.get(name)?.test(attributes) === true
}

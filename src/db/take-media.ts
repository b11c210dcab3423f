/** Pictures and videos out of the HTML of other sites, which the sanitiser would leave out. */
import { Parser } from 'htmlparser2'
import { ARTICLE } from '#contract/posts/limits.ts'
import { withoutShortcodes } from '#domain/posts/wordpress-shortcodes.ts'
import { boundedTokenizer } from './bounded-tokenizer.ts'
import { MediaCollector, type MediaRules, type TakenMedia } from './media-collector.ts'

/**
 * Each picture and YouTube video becomes a medium, and a [media:N] mark takes its place, in a paragraph of its own
 * behind the block it is in. A caption goes with its picture. What cannot be shown is listed in `lost`, with its
 * address. Content without any of these stays exactly as it is. Takes time in proportion to the length.
 */
export function takeMedia(content: string, rules: MediaRules): TakenMedia {
  const html = withoutShortcodes(content)
  if (!HOLDS_MEDIA.test(html)) return { content, media: [], lost: [] }
  const collector = new MediaCollector(html, rules)
  let depth = 0
  const parser: Parser = new Parser(
    {
      onopentag: (name, attributes) => {
        depth += 1
        collector.open({ name, attributes, from: parser.startIndex, to: parser.endIndex + 1 })
      },
      onclosetag: (name, isImplied) => {
        depth -= 1
        collector.close(name, isImplied ? parser.startIndex : parser.endIndex + 1)
      },
      ontext: (text) => collector.text(text),
    },
    { Tokenizer: boundedTokenizer(() => depth < ARTICLE.nesting) },
  )
  parser.end(html)
  return collector.taken()
}

const HOLDS_MEDIA =
  /<(?:img|iframe|video|audio|embed|object)[\s/>]|>\s{0,20}https?:\/\/(?:[a-z]{1,9}\.)?youtu(?:be\.com|\.be|be-nocookie\.com)\//i

import { paths } from '#contract/shared/paths.ts'
import type { Draft } from '#domain/chat/answers/draft.ts'
import { help } from '#domain/chat/answers/help.ts'
import { likelyEntry } from '#domain/texts/asked-in-faq.ts'
import type { Asked } from '../app/asked.ts'
import { ownHelplines } from '../settings/own-helplines.ts'
import { quoteEntry } from './look-up.ts'

const MOST_WORDS = 6

/** An entry of the FAQ that is at least so likely is quoted where nothing else answers. */
const LIKELY = 0.45
/** And one for a message with unknown words. */
const LIKELY_IN_PART = 0.6

/**
 * Quotes the entry of the FAQ that the question most likely asks for, else says that it was not understood. A message
 * with unknown words may be a cry for help, so help comes first, and the only link leads to the site's search for the
 * known words.
 */
export function draftUnknown({ app, question }: Asked): Draft {
  const { language, criteria, searched, plain, isUnderstood, isPossible } = question
  const likely = language === 'en' && / \S+ \S+ /.test(plain) ? likelyEntry(plain) : undefined
  const isLikely = likely !== undefined && likely.probability >= (isUnderstood ? LIKELY : LIKELY_IN_PART)
  const quoted = isLikely ? quoteEntry(app, likely.entry) : undefined
  if (quoted !== undefined && !isPossible) return quoted
  const words = searched.slice(0, MOST_WORDS).join(' ')
  const told = {
    language,
    countries: criteria.countries,
    helplines: ownHelplines(app),
    said: quoted?.response,
  }
  return help('unknown', told, [
    ...(words === ''
      ? []
      : [{ title: `Search for “${words}”`, path: paths.search(String(new URLSearchParams({ q: words }))) }]),
    { title: 'FAQ', path: paths.faq() },
  ])
}

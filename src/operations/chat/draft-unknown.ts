import { paths } from '#contract/shared/paths.ts'
import { draft, type Draft } from '#domain/chat/answers/draft.ts'
import { help } from '#domain/chat/answers/help.ts'
import { likelyEntries } from '#domain/texts/asked-in-faq.ts'
import type { Asked } from '../app/asked.ts'
import { ownHelplines } from '../settings/own-helplines.ts'
import { passageOf, quoteEntry } from './look-up.ts'

const MOST_WORDS = 6

/** An entry of the FAQ that is at least so likely is quoted where nothing else answers. */
const LIKELY = 0.45
/** And one for a message with unknown words. */
const LIKELY_IN_PART = 0.6
/** One that is at least so likely is suggested. */
const POSSIBLE = 0.2

/**
 * Quotes the entry of the FAQ that the question most likely asks for, or suggests up to three, else says that it was not
 * understood. A message with unknown words may be a cry for help, so help comes first, and the only link leads to the
 * site's search for the known words.
 */
export function draftUnknown({ app, question }: Asked): Draft {
  const { language, criteria, searched, plain, isUnderstood, isPossible } = question
  const all = language === 'en' && / \S+ \S+ /.test(plain) ? likelyEntries(plain) : []
  const [first] = all.filter(({ probability }) => probability >= (isUnderstood ? LIKELY : LIKELY_IN_PART))
  const quoted = first && quoteEntry(app, first.entry)
  if (quoted !== undefined && !isPossible) return quoted
  const words = searched.slice(0, MOST_WORDS).join(' ')
  const search = paths.search(String(new URLSearchParams({ q: words })))
  const links = [
    ...(words === '' ? [] : [{ title: `Search for “${words}”`, path: search }]),
    { title: 'FAQ', path: paths.faq() },
  ]
  const [nearest, ...others] = all.filter(({ probability }) => probability >= POSSIBLE)
  if (nearest !== undefined && !isPossible) {
    const asked = others.map(({ entry }) => `• ${passageOf(app, entry).title}`)
    const or = asked.length === 0 ? [] : ['Or one of these questions of the FAQ:', ...asked]
    return draft([PERHAPS, quoteEntry(app, nearest.entry).response, ...or], links)
  }
  const told = {
    language,
    countries: criteria.countries,
    helplines: ownHelplines(app),
    said: quoted?.response,
  }
  return help('unknown', told, links)
}

const PERHAPS = 'I am not sure that I understand you. Perhaps you mean this:'

import { paths } from '#contract/shared/paths.ts'
import { draft, type Draft, type PageLink } from '#domain/chat/answers/draft.ts'
import { help } from '#domain/chat/answers/help.ts'
import { likelyEntries, type Likely } from '#domain/texts/asked-in-faq.ts'
import type { Question } from '#domain/chat/understand-question.ts'
import type { Asked } from '../app/asked.ts'
import { ownHelplines } from '../settings/own-helplines.ts'
import { namesItem, passageOf, quoteEntry } from './look-up.ts'

const MOST_WORDS = 6

/** An entry of the FAQ that is at least so likely is quoted where nothing else answers. */
const LIKELY = 0.45
/** One that is at least so likely is quoted beside help. */
const LIKELY_BESIDE_HELP = 0.65
/** One that is at least so likely is suggested. */
const POSSIBLE = 0.2

/** The entry of the FAQ that a question in English most likely asks for, or suggestions of up to three. */
export function draftLikely(asked: Asked, least = POSSIBLE): Draft | undefined {
  const { app, question } = asked
  const [nearest, ...others] = likelyIn(asked).filter(({ probability }) => probability >= least)
  if (nearest === undefined) return undefined
  const quoted = quoteEntry(app, nearest.entry)
  if (nearest.probability >= LIKELY) return quoted
  const questions = others.map(({ entry }) => `• ${passageOf(app, entry).title}`)
  const or = questions.length === 0 ? [] : ['Or one of these questions of the FAQ:', ...questions]
  return draft(
    ['I am not sure that I understand you. Perhaps you mean this:', quoted.response, ...or],
    searchLinks(question),
  )
}

/**
 * Answers from the FAQ, else says that the question was not understood. A message with unknown words may be a cry for
 * help, so help comes first, and the only link leads to the site's search for the known words.
 */
export function draftUnknown(asked: Asked): Draft {
  const { app, question } = asked
  const { language, criteria, isPossible } = question
  const likely = isPossible ? undefined : draftLikely(asked)
  if (likely !== undefined) return likely
  const [nearest] = likelyIn(asked)
  const isLikely = nearest !== undefined && nearest.probability >= LIKELY_BESIDE_HELP
  const said = isLikely ? quoteEntry(app, nearest.entry).response : undefined
  const told = { language, countries: criteria.countries, helplines: ownHelplines(app), said }
  return help('unknown', told, searchLinks(question))
}

/** Where a word is unknown, without entries that name a payment method. An entry that was found already is certain. */
function likelyIn({ known, question: { language, plain, faq, isUnderstood } }: Asked): readonly Likely[] {
  const isSentence = language === 'en' && / \S+ \S+ /.test(plain)
  const all = faq !== undefined ? [{ entry: faq, probability: 1 }] : isSentence ? likelyEntries(plain) : []
  return all.filter(({ entry }) => isUnderstood || !namesItem(entry.answer.join(' '), known))
}

function searchLinks({ searched }: Question): PageLink[] {
  const words = searched.slice(0, MOST_WORDS).join(' ')
  const search = paths.search(String(new URLSearchParams({ q: words })))
  return [
    ...(words === '' ? [] : [{ title: `Search for “${words}”`, path: search }]),
    { title: 'FAQ', path: paths.faq() },
  ]
}

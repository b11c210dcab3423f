import type { Draft } from '#domain/chat/answers/draft.ts'
import { help } from '#domain/chat/answers/help.ts'
import type { Asked } from '../app/asked.ts'
import { ownHelplines } from '../settings/own-helplines.ts'
import { draftLikely, likelyBesideHelp, searchLinks } from './answer-from-faq.ts'

/**
 * Answers from the FAQ, else says that the question was not understood. A message with unknown words may be a cry for
 * help, so help comes first, and the only link leads to the site's search for the known words.
 */
export function draftUnknown(asked: Asked): Draft {
  const { language, criteria, isPossible } = asked.question
  const likely = isPossible ? undefined : draftLikely(asked)
  if (likely !== undefined) return likely
  const said = likelyBesideHelp(asked)
  const told = { language, countries: criteria.countries, helplines: ownHelplines(asked.app), said }
  return help('unknown', told, searchLinks(asked.question))
}

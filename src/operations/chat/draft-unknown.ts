import { paths } from '#contract/shared/paths.ts'
import type { Draft } from '#domain/chat/answers/draft.ts'
import { help } from '#domain/chat/answers/help.ts'
import type { Asked } from '../app/asked.ts'
import { ownHelplines } from '../settings/own-helplines.ts'

const MOST_WORDS = 6

/**
 * Says that the question was not understood. It may be a cry for help in unknown words, so help comes first, and the
 * only link leads to the site's search for the known words.
 */
export function draftUnknown({ app, question }: Asked): Draft {
  const { language, criteria, searched } = question
  const words = searched.slice(0, MOST_WORDS).join(' ')
  return help('unknown', { language, countries: criteria.countries, helplines: ownHelplines(app) }, [
    ...(words === ''
      ? []
      : [{ title: `Search for “${words}”`, path: paths.search(String(new URLSearchParams({ q: words }))) }]),
    { title: 'FAQ', path: paths.faq() },
  ])
}

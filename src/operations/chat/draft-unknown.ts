import { paths } from '#contract/shared/paths.ts'
import type { Draft } from '#domain/chat/answers/draft.ts'
import { help } from '#domain/chat/answers/help.ts'
import type { Asked } from '../app/asked.ts'
import { findPages } from './find-pages.ts'

/** Says that the question was not understood. It may be a cry for help in other words, so help comes first and no list of casinos. */
export async function draftUnknown({ app, message, question }: Asked): Promise<Draft> {
  const { language, wishes } = question
  return help('unknown', { language, countries: wishes.countries }, [
    ...(await findPages(app, message)),
    { title: 'FAQ', path: paths.faq() },
  ])
}

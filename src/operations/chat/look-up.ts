/** Finds the passage of the glossary or of an article's summary that answers a question. */
import { rankPassages } from '#db/queries/chat/passages.ts'
import { paths } from '#contract/shared/paths.ts'
import type { Draft } from '#domain/chat/answers/draft.ts'
import { quote } from '#domain/chat/answers/terms.ts'
import { isAboutNothing } from '#domain/texts/faq.ts'
import { termsIn } from '#domain/texts/glossary.ts'
import type { Asked } from '../app/asked.ts'

/** A passage with at least this share of a question's words is about it. */
const ABOUT = 0.75
/** And with this share of them in its title or its synonyms. */
const NAMED = 0.5

/**
 * The best passage that is clearly about the question, verbatim; undefined without one, and for a question without a
 * subject of its own. When a word is unknown, passages that name a casino, a game or a payment method are not quoted.
 */
export async function lookUp({ app, message, question, known }: Asked): Promise<Draft | undefined> {
  if (question.searched.length === 0 && isAboutNothing(question.plain)) return undefined
  // "When do casinos pay out?" is not about "Cluster pays".
  const passages = termsIn(question.plain).terms.map(({ id, term, also, text }) => ({
    title: term,
    text,
    path: `${paths.glossary()}#${id}`,
    also: also.join(' '),
  }))
  const ranked = await rankPassages(app.db, message.replaceAll(/(\d+)\s?[x×]/gi, '$1 times'), passages)
  const best = ranked.find(
    ({ share, named, text }) =>
      share >= ABOUT && named >= NAMED && (question.isUnderstood || !namesItem(text, known)),
  )
  return best && quote(best, best.path.startsWith(paths.glossary()) ? 'Glossary' : best.title)
}

/** True for a text that names a casino, a game or a payment method of the catalogue. */
export function namesItem(text: string, { casinos, games, paymentMethods }: Asked['known']): boolean {
  const names = [...casinos, ...games].map(({ name }) => name).concat(paymentMethods)
  return names.some((name) => name.length > 3 && text.includes(name))
}

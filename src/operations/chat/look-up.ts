/** Looks a question up in the site's texts: glossary, FAQ, and summaries of articles. */
import { rankPassages } from '#db/queries/chat/passages.ts'
import { paths } from '#contract/shared/paths.ts'
import type { Draft } from '#domain/chat/answers/draft.ts'
import { PAGES } from '#domain/chat/answers/lines.ts'
import { quote, type Passage } from '#domain/chat/answers/terms.ts'
import { FAQ_GROUPS, isAboutNothing, nearestInFaq, type FaqEntry } from '#domain/texts/faq.ts'
import { termsIn } from '#domain/texts/glossary.ts'
import { plainText as withoutMarks } from '#domain/texts/rich-text.ts'
import type { App } from '../app/app.ts'
import type { Asked } from '../app/asked.ts'
import { siteSettings } from '../settings/site-settings.ts'

/** A passage with at least this share of a question's words is about it. */
const ABOUT = 0.75
/** And with this share of them in its title, its synonyms or the other forms of its question. */
const NAMED = 0.5
/** A form of a FAQ entry with at least this similarity asks the same question. */
const ALIKE = 0.68

/**
 * The best passage that is clearly about the question, verbatim; undefined without one, and for a question without a
 * subject of its own. When a word is unknown, passages that name a casino, a game or a payment method are not quoted.
 */
export async function lookUp({ app, message, question, known }: Asked): Promise<Draft | undefined> {
  if (question.searched.length === 0 && isAboutNothing(question.plain)) return undefined
  const passages = [
    ...FAQ_GROUPS.flatMap(({ entries }) => entries.filter(({ isHelp }) => isHelp !== true)).map((entry) => ({
      ...passageOf(app, entry),
      also: (entry.also ?? []).join(' '),
    })),
    // "When do casinos pay out?" is not about "Cluster pays".
    ...termsIn(question.plain).terms.map(({ id, term, also, text }) => ({
      title: term,
      text,
      path: `${paths.glossary()}#${id}`,
      also: also.join(' '),
    })),
  ]
  const ranked = await rankPassages(app.db, message.replaceAll(/(\d+)\s?[x×]/gi, '$1 times'), passages)
  const names = question.isUnderstood
    ? []
    : [...known.casinos, ...known.games].map(({ name }) => name).concat(known.paymentMethods)
  const best = ranked.find(
    ({ share, named, text }) =>
      share >= ABOUT && named >= NAMED && !names.some((name) => name.length > 3 && text.includes(name)),
  )
  if (best !== undefined)
    return quote(best, PAGE_NAMES.find(([path]) => best.path.startsWith(path))?.[1] ?? best.title)
  const isSentence = question.isUnderstood && / \S+ \S+ /.test(question.plain)
  const near = isSentence ? nearestInFaq(question.plain) : undefined
  return near !== undefined && near.likeness >= ALIKE ? quoteEntry(app, near.entry) : undefined
}

/** @param leadsToHelp whether the page with the helplines comes first */
export function quoteEntry(app: App, entry: FaqEntry, leadsToHelp = entry.isHelp === true): Draft {
  const said = quote(passageOf(app, entry), 'FAQ')
  return leadsToHelp ? { ...said, links: [PAGES.help, ...said.links] } : said
}

function passageOf(app: App, { question, answer }: FaqEntry): Passage {
  const { brand } = siteSettings(app)
  const words = { brand: brand.name, email: brand.supportEmail }
  return {
    title: withoutMarks(question, words),
    text: withoutMarks(answer.join(' '), words),
    path: paths.faq(),
  }
}

const PAGE_NAMES = [
  [paths.faq(), 'FAQ'],
  [paths.glossary(), 'Glossary'],
] as const

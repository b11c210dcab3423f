/** Finds the passage of the site's texts that answers a question: in the FAQ, the glossary, and summaries of articles. */
import { rankPassages } from '#db/queries/chat/passages.ts'
import { paths } from '#contract/shared/paths.ts'
import type { Draft } from '#domain/chat/answers/draft.ts'
import { PAGES } from '#domain/chat/answers/lines.ts'
import { quote, type Passage } from '#domain/chat/answers/terms.ts'
import type { Topic } from '#domain/chat/topic-words.ts'
import { asksForList } from '#domain/search/asks-for-list.ts'
import { isEmpty } from '#domain/search/criteria.ts'
import { isAboutNothing, type FaqEntry } from '#domain/texts/faq.ts'
import { termsIn } from '#domain/texts/glossary.ts'
import { asksMeaning, likelyEntry } from '#domain/texts/asked-in-faq.ts'
import { plainText as withoutMarks } from '#domain/texts/rich-text.ts'
import type { App } from '../app/app.ts'
import type { Asked } from '../app/asked.ts'
import { siteSettings } from '../settings/site-settings.ts'

/** A passage with at least this share of a question's words is about it. */
const ABOUT = 0.75
/** And with this share of them in its title or its synonyms. */
const NAMED = 0.5
/**
 * An entry of the FAQ that is at least so likely comes before lists and other texts: with no sign that a list or a fact is
 * asked for, with one, and with two. With three none does. That it is no sentence is such a sign, too.
 */
const SURE = [0.65, 0.95, 0.99]

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
  return best && quote(best, PAGE_NAMES.find(([path]) => best.path.startsWith(path))?.[1] ?? best.title)
}

/** True for a text that names a casino, a game or a payment method of the catalogue. */
export function namesItem(text: string, { casinos, games, paymentMethods }: Asked['known']): boolean {
  const names = [...casinos, ...games].map(({ name }) => name).concat(paymentMethods)
  return names.some((name) => name.length > 3 && text.includes(name))
}

/** The entry of the FAQ that a sentence almost certainly asks for, although it is in none of its forms. */
export function surelyAsked(question: Asked['question']): FaqEntry | undefined {
  const { plain, criteria, casinos, games, offers, topic } = question
  const isSentence = / \S+ \S+ /.test(plain) && (question.isQuestion || TELLS.test(plain))
  const namesOne = casinos.length + games.length + offers.length > 0
  if (namesOne || question.asksForSum || (HAS_MEANING.includes(topic) && asksMeaning(plain))) return undefined
  const asksForAny = isEmpty({ ...criteria, unmet: [] })
  // "Cancel withdrawal", not "VIP programmes" or "cashback".
  if (!isSentence && (!asksForAny || !/ \S+ /.test(plain.trimStart()) || NAMES_LISTED.test(plain)))
    return undefined
  const doubts = [
    !isSentence,
    !asksForAny,
    asksForList(plain) || / how (?:long|fast|quickly|much) /.test(plain),
    / (?:which|what) (?:\w+ )?(?:casinos|sites|bonuses|offers|games|slots) /.test(plain),
  ]
  const least = SURE[doubts.filter(Boolean).length]
  const likely = least === undefined ? undefined : likelyEntry(plain)
  return likely !== undefined && likely.probability >= (least ?? 1) ? likely.entry : undefined
}

const NAMES_LISTED = / (?:casinos|sites|slots|games|bonuses|offers|spins|programmes?|tips|methods) /

/** Topics that explain a word with an offer or a calculation. */
const HAS_MEANING: readonly Topic[] = ['wagering', 'bonus_explanation', 'bonus_offers']

/** "My bonus is gone", not "casinos with cashback" or "I want cashback". */
const TELLS =
  /^(?!.* (?:want|need|looking|like to) ).* (?:i|im|ive|my|(?<! (?:show|give|tell|find|help) )me|your|you|they) (?!want|wanna|need|like|love|would|prefer)/

/** @param leadsToHelp whether the page with the helplines comes first */
export function quoteEntry(app: App, entry: FaqEntry, leadsToHelp = entry.isHelp === true): Draft {
  const said = quote(passageOf(app, entry), 'FAQ')
  return leadsToHelp ? { ...said, links: [PAGES.help, ...said.links] } : said
}

/** An entry of the FAQ as a passage. */
export function passageOf(app: App, { question, answer }: FaqEntry): Passage {
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

/** Answers from the FAQ: how likely an entry must be, by what else could answer. */
import { paths } from '#contract/shared/paths.ts'
import { draft, type Draft, type PageLink } from '#domain/chat/answers/draft.ts'
import { PAGES } from '#domain/chat/answers/lines.ts'
import { quote, type Passage } from '#domain/chat/answers/terms.ts'
import type { Topic } from '#domain/chat/topic-words.ts'
import type { Question } from '#domain/chat/understand-question.ts'
import { asksForList } from '#domain/search/asks-for-list.ts'
import { isEmpty } from '#domain/search/criteria.ts'
import { wordsOf } from '#domain/search/plain-text.ts'
import { asksMeaning, likelyEntries, likelyEntry, type Likely } from '#domain/texts/asked-in-faq.ts'
import type { FaqEntry } from '#domain/texts/faq.ts'
import { plainText as withoutMarks } from '#domain/texts/rich-text.ts'
import type { App } from '../app/app.ts'
import type { Asked } from '../app/asked.ts'
import { siteSettings } from '../settings/site-settings.ts'
import { namesItem } from './look-up.ts'

/**
 * An entry that is at least so likely comes before lists and other texts: with no sign that a list or a fact is asked
 * for, with one, and with two. With three none does.
 */
const SURE = [0.65, 0.95, 0.99]
/** One that is at least so likely is quoted beside help. */
const LIKELY_BESIDE_HELP = 0.65
/** How likely an entry must be to come before a passage of the glossary or of an article. */
export const BEFORE_PASSAGES = 0.5
/** One that is at least so likely is quoted without a doubt. */
const LIKELY = 0.45
/** How likely an entry must be to come before the list of the question's topic. */
export const BEFORE_LIST = 0.35
/** One that is at least so likely is suggested where nothing else answers. */
const POSSIBLE = 0.2

/** The entry of the FAQ that a sentence almost certainly asks for, although it is in none of its forms. */
export function surelyAsked(question: Asked['question']): FaqEntry | undefined {
  const { plain, criteria, casinos, games, offers, topic } = question
  const isSentence = / \S+ \S+ /.test(plain) && (question.isQuestion || TELLS.test(plain))
  const namesOne = casinos.length + games.length + offers.length > 0
  if (namesOne || question.asksForSum || (HAS_MEANING.includes(topic) && asksMeaning(plain))) return undefined
  const asksForAny = isEmpty({ ...criteria, unmet: [] })
  // "Cancel withdrawal", not "VIP programmes" or "cashback".
  if (!isSentence && (!asksForAny || wordsOf(plain).length < 2 || NAMES_SEVERAL.test(plain))) return undefined
  const doubts = [
    !isSentence,
    !asksForAny,
    asksForList(plain) || / how (?:long|fast|quickly|much) /.test(plain),
    // "Which casinos are licensed in Malta?" is a list, however alike a question about licences is.
    / (?:which|what) (?:\w+ )?(?:casinos|sites|bonuses|offers|games|slots) /.test(plain),
  ]
  const least = SURE[doubts.filter(Boolean).length] ?? Infinity
  const likely = likelyEntry(plain)
  return likely !== undefined && likely.probability >= least ? likely.entry : undefined
}

const NAMES_SEVERAL = / (?:casinos|sites|slots|games|bonuses|offers|spins|programmes?|tips|methods) /

/** Topics that explain a word with an offer or a calculation. */
const HAS_MEANING: readonly Topic[] = ['wagering', 'bonus_explanation', 'bonus_offers']

/** "My bonus is gone", not "casinos with cashback" or "I want cashback". */
const TELLS =
  /^(?!.* (?:want|need|looking|like to) ).* (?:i|im|ive|my|(?<! (?:show|give|tell|find|help) )me|your|you|they) (?!want|wanna|need|like|love|would|prefer)/

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

/** The most likely entry in the words of its answer, where it may stand beside help. */
export function likelyBesideHelp(asked: Asked): string | undefined {
  const [nearest] = likelyIn(asked)
  return nearest !== undefined && nearest.probability >= LIKELY_BESIDE_HELP
    ? quoteEntry(asked.app, nearest.entry).response
    : undefined
}

/** Where a word is unknown, without entries that name a payment method. An entry that was found already is certain. */
function likelyIn({ known, question: { language, plain, faq, isUnderstood } }: Asked): readonly Likely[] {
  const isSentence = language === 'en' && / \S+ \S+ /.test(plain)
  const all = faq !== undefined ? [{ entry: faq, probability: 1 }] : isSentence ? likelyEntries(plain) : []
  return all.filter(({ entry }) => isUnderstood || !namesItem(entry.answer.join(' '), known))
}

const MOST_WORDS = 6

/** The search of the site for the known words of a question, and the FAQ. */
export function searchLinks({ searched }: Question): PageLink[] {
  const words = searched.slice(0, MOST_WORDS).join(' ')
  const search = paths.search(String(new URLSearchParams({ q: words })))
  return [
    ...(words === '' ? [] : [{ title: `Search for “${words}”`, path: search }]),
    { title: 'FAQ', path: paths.faq() },
  ]
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

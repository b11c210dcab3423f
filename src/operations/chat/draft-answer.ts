/** Looks up what a question needs and drafts the answer, with one line per topic. */
import {
  countCatalogue,
  listCasinosFor,
  listGamesFor,
  listOffersFor,
  listStudios,
} from '#db/queries/chat/assistant-facts.ts'
import { listFactChanges } from '#db/queries/changes/fact-changes.ts'
import { listPostCards } from '#db/queries/posts/posts.ts'
import type { Helplines } from '#contract/countries/helplines.ts'
import { paths } from '#contract/shared/paths.ts'
import { aboutOffers, explainBonus, runningOffers } from '#domain/chat/answers/bonuses.ts'
import { draft, type Draft, type PageLink } from '#domain/chat/answers/draft.ts'
import {
  aboutAge,
  greeting,
  howWeRate,
  areNotListed,
  law,
  notListed,
  responsible,
  thanks,
  whomWeWarn,
} from '#domain/chat/answers/fixed.ts'
import { listOfGames, strategy } from '#domain/chat/answers/games.ts'
import { aboutPayment } from '#domain/chat/answers/payment.ts'
import { help, inEnglishOnly } from '#domain/chat/answers/help.ts'
import { PAGES } from '#domain/chat/answers/lines.ts'
import { listLink } from '#domain/chat/answers/recommend.ts'
import { articlesAbout, countsOf, defineTerms, latestChanges, mostGames } from '#domain/chat/answers/terms.ts'
import {
  explainWagering,
  playableExample,
  sumOfOffer,
  wageringExample,
} from '#domain/chat/answers/wagering.ts'
import { workedOut } from '#domain/chat/answers/sums.ts'
import { isEmpty, onlyCountries } from '#domain/search/criteria.ts'
import { plainText, wordsOf } from '#domain/search/plain-text.ts'
import { singular } from '#domain/search/singular.ts'
import { isWordForWord, writtenInFaq, type FaqEntry } from '#domain/texts/faq.ts'
import { termsIn } from '#domain/texts/glossary.ts'
import { asksForList } from '#domain/search/asks-for-list.ts'
import { asksHowMany, type Topic } from '#domain/chat/topic-words.ts'
import WORDS from '#domain/chat/data/topics.json' with { type: 'json' }
import type { Question } from '#domain/chat/understand-question.ts'
import { playOffer } from '../offers/ask-reality.ts'
import { ownHelplines } from '../settings/own-helplines.ts'
import type { App } from '../app/app.ts'
import { SHOWN, type Asked } from '../app/asked.ts'
import {
  draftCasino,
  draftComparison,
  draftGame,
  draftRecommendation,
  shownOf,
} from './draft-casino-answers.ts'
import { draftUnknown } from './draft-unknown.ts'
import { BEFORE_LIST, BEFORE_PASSAGES, draftLikely, quoteEntry, surelyAsked } from './answer-from-faq.ts'
import { answerWithModel } from './answer-with-model.ts'
import { methodTimes } from './kept-reading.ts'
import { lookUp } from './look-up.ts'

/** The built-in answer. After a sign of danger nothing is offered for the rest of the conversation. */
export async function draftAnswer(asked: Asked): Promise<Draft> {
  const { question } = asked
  const { sign, noOffers, isPossible, language, topic, criteria, talk } = question
  const helplines = ownHelplines(asked.app)
  const told = { language, countries: criteria.countries, helplines }
  const entry = asksAboutHelp(question)
  if (entry !== undefined) return quoteEntry(asked.app, entry, true)
  if (sign !== undefined) return help(sign.kind, told)
  if (talk !== undefined) return draft([talk])
  if (isPossible) return draftUnknown(asked)
  if (noOffers) return closed(question, helplines) ?? help('later', told)
  if (question.isHarmlessAbroad) return inEnglishOnly(language)
  if (topic === 'harm' || topic === 'age') return aboutAge()
  const mayWrite = question.isUnderstood && !FIXED.includes(topic)
  const written = mayWrite ? await answerWithModel(asked, builtIn) : undefined
  const said = written ?? (await builtIn(asked))
  const others = topic === 'unlisted' ? [] : question.others.filter(({ kind }) => kind !== 'studio')
  return others.length === 0 ? said : { ...said, response: `${areNotListed(others)}.\n${said.response}` }
}

const FIXED: readonly Topic[] = [
  'law',
  'responsible_gambling',
  'how_we_rate',
  'greeting',
  'thanks',
  'term',
  'unlisted',
  'age',
  'harm',
]

/** The answer without a model, for a question that passed the gate. */
export async function builtIn(asked: Asked): Promise<Draft> {
  const { question } = asked
  const { topic, criteria, casinos } = question
  if (topic === 'harm' || topic === 'age') return aboutAge()
  const sum = SHOWS.test(question.plain) ? undefined : workedOut(asked.message)
  if (sum !== undefined) return sum
  const entry = question.faq
  const isFirst =
    !BEFORE_TEXTS.includes(topic) ||
    ((topic === 'warned' || topic === 'count' || question.plain.startsWith(' how do i ')) &&
      isWordForWord(question.plain))
  if (entry !== undefined && !question.asksForSum && isFirst) return quoteEntry(asked.app, entry)
  const surely = GIVE_WAY.includes(topic) ? surelyAsked(question) : undefined
  if (surely !== undefined) return quoteEntry(asked.app, surely)
  if (!asksForText(question)) return DRAFTS[topic](asked)
  // "What does Quiet Engine make?" asks for its games.
  const asksNoList = ASKS_NO_LIST.test(question.plain) && !OF_STUDIO.test(question.plain)
  const asksNothingElse = isEmpty({ ...criteria, unmet: [] }) && casinos.length === 0
  const found =
    (asksNothingElse ? draftLikely(asked, BEFORE_PASSAGES) : undefined) ??
    (await lookUp(asked)) ??
    (asksNothingElse || asksNoList ? definedIn(asked) : undefined)
  if (found !== undefined) return found
  // "Do casinos cheat?" is not answered by a list of casinos, nor "why" by any.
  const wantsGood = WANTS_GOOD.test(question.plain)
  if (asksNoList || (topic === 'recommend_casino' && asksNothingElse && !wantsGood))
    return draftUnknown(asked)
  const likely = asksNothingElse && !wantsGood ? draftLikely(asked, BEFORE_LIST) : undefined
  return likely ?? DRAFTS[topic](asked)
}

const ASKS_NO_LIST =
  /^ (?:why|how (?:do|does|many|is|are)|whats? (?:is |are )?(?:an? |the (?:difference|point|purpose|idea|usual|average|normal) )|what (?:does|do|happens)|can i (?:buy|change|get rid)) /
/** "Show me slots that pay back 97 percent" asks for slots, not for a sum. */
const SHOWS =
  /^ (?:\w+ )?(?:show|list|find|name|give) (?:me )?(?:\w+ ){0,4}(?:casinos|bonuses|offers|games|slots) /
const OF_STUDIO = /^ what do(?:es)? .* (?:make|produce|develop|offer) $/
const WANTS_GOOD = / (?:favourite|favorite|good|safe|trust|trusted|decent|reliable|reputable|know) /

/** Topics that are found by a word, and give way to a question of the FAQ in other words. */
const GIVE_WAY: readonly Topic[] = [
  'unknown',
  'recommend_casino',
  'bonus_offers',
  'bonus_explanation',
  'wagering',
  'payment',
  'games',
  'strategy',
  'changes',
  'compare',
  'how_we_rate',
]

/** Topics whose own answers know more than a text on the same question. */
const BEFORE_TEXTS: readonly Topic[] = [
  'term',
  'unlisted',
  'count',
  'changes',
  'warned',
  'law',
  'how_we_rate',
  'casino',
  'game',
]

/** The FAQ entry for a question about help, for a general one about harm, or for how to close an account. */
function asksAboutHelp({ sign, faq, isProblem, plain }: Question): FaqEntry | undefined {
  const written = writtenInFaq(plain)
  if (sign !== undefined && sign.kind !== 'crisis' && written?.isHelp === true) return written
  if (isProblem && (sign?.kind === 'harm' || sign?.kind === 'exclusion' || sign?.kind === 'evasion'))
    return faq
  const rest = plain.replace(/^ how (?:do|can|could|should) i (?:close|delete|end) my /, ' ')
  const isGeneral = sign?.kind === 'harm' && !/ (?:i|im|ive|my|me|he|she|his|her) /.test(rest)
  return isGeneral && (faq?.isHelp === true || writtenInFaq(rest) !== undefined) ? faq : undefined
}

/** Answers that remain available after a sign of danger. None names a casino. */
function closed(
  { topic, language, criteria, terms, plain }: Question,
  helplines: Helplines,
): Draft | undefined {
  if (language !== 'en') return undefined
  if (topic === 'responsible_gambling') return responsible(criteria.countries, helplines)
  const said = topic === 'term' ? defineTerms(terms) : topic === 'how_we_rate' ? howWeRate(plain) : undefined
  return (
    said && { ...said, links: [...said.links.filter(({ path }) => path !== PAGES.help.path), PAGES.help] }
  )
}

/** A question that no list answers is looked up in the site's texts before a general answer is given. */
function asksForText(question: Question): boolean {
  const { topic, criteria, terms, offers, casinos, isQuestion, asksForSum, plain } = question
  if (!isQuestion || asksForSum || asksHowMany(plain) || terms.length + offers.length + casinos.length > 0)
    return false
  const { bonusType, paymentMethods, crypto } = criteria
  if (topic === 'payment')
    return (
      paymentMethods.length === 0 &&
      !crypto &&
      (plain.startsWith(' why ') || !/ (?:fast|quick|method|option|ways?|cheap)/.test(plain))
    )
  if (asksForList(plain)) return false
  if (topic === 'bonus_explanation') return bonusType === undefined
  return TEXTS_FIRST.includes(topic)
}

const TEXTS_FIRST: readonly Topic[] = ['bonus_offers', 'wagering', 'games', 'recommend_casino']

const DRAFTS: Readonly<Record<Exclude<Topic, 'harm' | 'age'>, (asked: Asked) => Promise<Draft> | Draft>> = {
  responsible_gambling: ({ app, question }) => responsible(question.criteria.countries, ownHelplines(app)),
  how_we_rate: ({ question }) => howWeRate(question.plain),
  law: ({ question }) => law(listLink(question.criteria, 1)),
  greeting: () => greeting(),
  thanks: () => thanks(),
  unknown: async (asked) =>
    draftLikely(asked, BEFORE_PASSAGES) ?? (await lookUp(asked)) ?? definedIn(asked) ?? draftUnknown(asked),
  unlisted: ({ question }) => notListed(question.others),
  warned: () => whomWeWarn(),
  studios: async ({ app }) => mostGames(await listStudios(app.db, SHOWN)),
  articles: draftArticles,
  term: ({ question }) => defineTerms(question.terms),
  count: async ({ app }) => countsOf(await countCatalogue(app, app.now())),
  changes: async ({ app }) => latestChanges(await listFactChanges(app.db, { limit: 5 })),
  recommend_casino: draftRecommendation,
  casino: draftCasino,
  compare: draftComparison,
  bonus_offers: draftOffers,
  bonus_explanation: draftBonusExplanation,
  wagering: draftWagering,
  payment: async ({ app, question: { criteria } }) =>
    aboutPayment(
      criteria,
      await listCasinosFor(app, { ...criteria, cares: [], order: 'safety' }, app.now(), SHOWN),
      await methodTimes(app),
    ),
  games: async ({ app, question: { criteria, plain } }) =>
    listOfGames(criteria, await listGamesFor(app, criteria, app.now(), shownOf(plain))),
  game: draftGame,
  strategy: async ({ app, message }) => strategy(message, await strategyArticles(app)),
}

/** For an understood question without any other answer: the meaning of its terms. */
function definedIn({ question: { isUnderstood, plain } }: Asked): Draft | undefined {
  const { terms } = termsIn(plain)
  return isUnderstood && terms.length > 0 ? defineTerms(terms) : undefined
}

/** The latest articles with the requested words in title or excerpt, else the latest. */
async function draftArticles({ app, question: { plain } }: Asked): Promise<Draft> {
  const posts = await listPostCards(app.db, 200)
  const words = wordsOf(plain)
    .filter((word) => (word.length > 3 || /^(?:rtp|vip|kyc)$/.test(word)) && !OF_ARTICLES.has(word))
    .map(singular)
  const about = posts.filter(({ title, excerpt }) => {
    const text = plainText(`${title} ${excerpt}`)
    return words.length > 0 && words.every((word) => text.includes(` ${word}`))
  })
  return articlesAbout(
    (about.length > 0 ? about : posts).slice(0, SHOWN),
    words.length === 0 ? undefined : about.length > 0,
    plain.includes(' how many ') ? posts.length : undefined,
  )
}

const OF_ARTICLES: ReadonlySet<string> = new Set(WORDS.besideSubjects.join(' ').split(' '))

async function strategyArticles(app: App): Promise<PageLink[]> {
  const posts = await listPostCards(app.db, 60)
  return posts
    .filter(({ category }) => category.startsWith('strateg'))
    .slice(0, 2)
    .map(({ title, slug }) => ({ title, path: paths.post(slug) }))
}

/** How many offers are counted at most. */
const COUNTED = 1000

/** Answers about offers: current ones, kinds of bonuses, and the cost of wagering. */
async function draftOffers(asked: Asked): Promise<Draft> {
  const { app, question } = asked
  const { casinos, criteria } = question
  if (question.offers.length > 0) return draftNamedOffers(asked)
  const named = casinos.map(({ id }) => id)
  const [shown, counts] = [shownOf(question.plain), asksHowMany(question.plain)]
  const offers = await listOffersFor(app, criteria, app.now(), {
    limit: counts ? COUNTED : shown + 1,
    ...(named.length > 0 && { casinoIds: named }),
  })
  const isTotal = offers.length <= shown || (counts && offers.length < COUNTED)
  return runningOffers(
    criteria,
    offers.slice(0, shown),
    casinos.map(({ name }) => name),
    isTotal ? offers.length : undefined,
  )
}

/** An offer that has ended, or is closed to a named country, is described as such and not shown. */
async function draftNamedOffers({ app, question: { offers, criteria } }: Asked): Promise<Draft> {
  const running = await listOffersFor(app, onlyCountries(criteria.countries), app.now(), {
    limit: 200,
    casinoIds: offers.map(({ casinoId }) => casinoId),
  })
  const named = running.filter(({ id }) => offers.some((offer) => offer.id === id))
  return aboutOffers(offers, named.slice(0, SHOWN), criteria.countries)
}

async function draftBonusExplanation({ app, question: { criteria } }: Asked): Promise<Draft> {
  const [example] = await listOffersFor(app, criteria, app.now(), { limit: 1 })
  return explainBonus(criteria.bonusType, criteria.bonusType === undefined ? undefined : example)
}

async function draftWagering({ app, message, question: { casinos, criteria } }: Asked): Promise<Draft> {
  const named = casinos.map(({ id }) => id)
  const offers = await listOffersFor(app, criteria, app.now(), {
    limit: 100,
    ...(named.length > 0 && { casinoIds: named }),
  })
  const names = casinos.map(({ name }) => name)
  const offer = offers.find((each) => sumOfOffer(each) !== undefined)
  if (named.length > 0 && offer === undefined)
    return runningOffers(criteria, offers.slice(0, SHOWN), names, offers.length)
  const { input } = playableExample(wageringExample(message, offer))
  // Without its result where too many simulations are waiting.
  return explainWagering(message, offer, await playOffer(input).catch(() => undefined))
}

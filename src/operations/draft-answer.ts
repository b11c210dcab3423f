/** Looks up what a question needs and drafts the answer: one line a topic. */
import { listCasinosFor, listGamesByRtp } from '#db/queries/assistant-facts.ts'
import { listPostCards } from '#db/queries/posts.ts'
import { paths } from '#contract/paths.ts'
import { saysUnderage } from '#domain/assistant/age-words.ts'
import type { Draft, PageLink } from '#domain/assistant/answers/draft.ts'
import {
  aboutAge,
  comfort,
  greeting,
  howWeRate,
  law,
  noOffers,
  responsible,
  thanks,
  unknown,
} from '#domain/assistant/answers/fixed.ts'
import { bestGames, strategy } from '#domain/assistant/answers/games.ts'
import { aboutPayment } from '#domain/assistant/answers/payment.ts'
import { listLink } from '#domain/assistant/answers/recommend.ts'
import { plainText } from '#domain/assistant/plain-text.ts'
import type { Topic } from '#domain/assistant/topic-words.ts'
import type { Question } from '#domain/assistant/understand-question.ts'
import type { App } from './app.ts'
import { SHOWN } from './asked.ts'
import type { Asked } from './asked.ts'
import { draftCasino, draftComparison, draftGame, draftRecommendation } from './draft-casino-answers.ts'
import { draftBonusExplanation, draftOffers, draftWagering } from './draft-offer-answers.ts'
import { findPages } from './find-pages.ts'

/** The built-in answer. Nothing is offered where the conversation tells of harm or of too young an age. */
export async function draftAnswer(app: App, message: string, question: Question): Promise<Draft> {
  const { countries } = question.wishes
  if (question.harm !== undefined) return comfort(question.harm, countries)
  if (question.topic === 'harm' || question.topic === 'age')
    return aboutAge(question.noOffers || saysUnderage(plainText(message)))
  if (question.noOffers)
    return question.topic === 'responsible_gambling' ? responsible(countries) : noOffers(countries)
  return DRAFTS[question.topic]({ app, message, question })
}

const DRAFTS: Readonly<Record<Exclude<Topic, 'harm' | 'age'>, (asked: Asked) => Promise<Draft> | Draft>> = {
  responsible_gambling: ({ question }) => responsible(question.wishes.countries),
  how_we_rate: () => howWeRate(),
  law: ({ question }) => law(listLink(question.wishes, 1)),
  greeting: () => greeting(),
  thanks: () => thanks(),
  unknown: async ({ app, message }) => unknown(await findPages(app, message)),
  recommend_casino: draftRecommendation,
  casino: draftCasino,
  compare: draftComparison,
  bonus_offers: draftOffers,
  bonus_explanation: draftBonusExplanation,
  wagering: draftWagering,
  payment: async ({ app, question }) =>
    aboutPayment(question.wishes, await listCasinosFor(app.db, question.wishes, app.now(), SHOWN)),
  games: async ({ app, question }) =>
    bestGames(question.wishes, await listGamesByRtp(app.db, question.wishes.gameType, SHOWN)),
  game: draftGame,
  strategy: async ({ app, message }) => strategy(message, await strategyArticles(app)),
}

async function strategyArticles(app: App): Promise<PageLink[]> {
  const posts = await listPostCards(app.db, 60)
  return posts
    .filter(({ category }) => category.startsWith('strateg'))
    .slice(0, 2)
    .map(({ title, slug }) => ({ title, path: paths.post(slug) }))
}

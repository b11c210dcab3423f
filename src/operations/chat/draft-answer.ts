/** Looks up what a question needs and drafts the answer: one line a topic. */
import { listCasinosFor, listGamesByRtp, listOffersFor } from '#db/queries/chat/assistant-facts.ts'
import { listPostCards } from '#db/queries/posts/posts.ts'
import { paths } from '#contract/shared/paths.ts'
import { explainBonus, runningOffers } from '#domain/chat/answers/bonuses.ts'
import type { Draft, PageLink } from '#domain/chat/answers/draft.ts'
import { aboutAge, greeting, howWeRate, law, responsible, thanks } from '#domain/chat/answers/fixed.ts'
import { bestGames, strategy } from '#domain/chat/answers/games.ts'
import { aboutPayment } from '#domain/chat/answers/payment.ts'
import { help } from '#domain/chat/answers/help.ts'
import { listLink } from '#domain/chat/answers/recommend.ts'
import type { Bonus } from '#contract/bonuses/bonuses.schema.ts'
import { playOffer } from '../offers/ask-reality.ts'
import {
  explainWagering,
  isExample,
  playableExample,
  wageringExample,
} from '#domain/chat/answers/wagering.ts'
import type { Topic } from '#domain/chat/topic-words.ts'
import type { Question } from '#domain/chat/understand-question.ts'
import type { App } from '../app/app.ts'
import { SHOWN } from '../app/asked.ts'
import type { Asked } from '../app/asked.ts'
import { draftCasino, draftComparison, draftGame, draftRecommendation } from './draft-casino-answers.ts'
import { draftUnknown } from './draft-unknown.ts'

/** The built-in answer. Nothing is offered from the first sign of danger to the end of the conversation. */
export async function draftAnswer(app: App, message: string, question: Question): Promise<Draft> {
  const { sign, noOffers, language, topic, criteria } = question
  const told = { language, countries: criteria.countries }
  if (sign !== undefined) return help(sign.kind, told)
  if (noOffers)
    return topic === 'responsible_gambling' && language === 'en'
      ? responsible(criteria.countries)
      : help('later', told)
  if (topic === 'harm' || topic === 'age') return aboutAge()
  return DRAFTS[topic]({ app, message, question })
}

const DRAFTS: Readonly<Record<Exclude<Topic, 'harm' | 'age'>, (asked: Asked) => Promise<Draft> | Draft>> = {
  responsible_gambling: ({ question }) => responsible(question.criteria.countries),
  how_we_rate: () => howWeRate(),
  law: ({ question }) => law(listLink(question.criteria, 1)),
  greeting: () => greeting(),
  thanks: () => thanks(),
  unknown: draftUnknown,
  recommend_casino: draftRecommendation,
  casino: draftCasino,
  compare: draftComparison,
  bonus_offers: draftOffers,
  bonus_explanation: draftBonusExplanation,
  wagering: draftWagering,
  payment: async ({ app, question }) =>
    aboutPayment(question.criteria, await listCasinosFor(app.db, question.criteria, app.now(), SHOWN)),
  games: async ({ app, question }) =>
    bestGames(question.criteria, await listGamesByRtp(app.db, question.criteria.gameType, SHOWN)),
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

/** Answers about offers: what runs now, what a kind of bonus is, what wagering costs. */
async function draftOffers({ app, question: { casinos, criteria } }: Asked): Promise<Draft> {
  const named = casinos.map(({ id }) => id)
  const offers = await listOffersFor(app.db, criteria, app.now(), {
    limit: SHOWN,
    ...(named.length > 0 && { casinoIds: named }),
  })
  return runningOffers(
    criteria,
    offers,
    casinos.map(({ name }) => name),
  )
}

async function draftBonusExplanation({ app, question: { criteria } }: Asked): Promise<Draft> {
  const [example] = await listOffersFor(app.db, criteria, app.now(), { limit: 1 })
  return explainBonus(criteria.bonusType, criteria.bonusType === undefined ? undefined : example)
}

/** Without the result where too many offers are being worked out. */
async function explainPlayed(message: string, offer: Bonus | undefined): Promise<Draft> {
  const { input } = playableExample(wageringExample(message, offer))
  return explainWagering(message, offer, await playOffer(input).catch(() => undefined))
}

async function draftWagering({ app, message, question: { casinos, criteria } }: Asked): Promise<Draft> {
  const named = casinos.map(({ id }) => id)
  const offers = await listOffersFor(app.db, criteria, app.now(), {
    limit: 100,
    ...(named.length > 0 && { casinoIds: named }),
  })
  return named.length > 0 && !offers.some(isExample)
    ? runningOffers(
        criteria,
        offers.slice(0, SHOWN),
        casinos.map(({ name }) => name),
      )
    : explainPlayed(message, offers.find(isExample))
}

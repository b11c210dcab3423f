/** Looks up what a question needs and drafts the answer: one line a topic. */
import { listCasinosFor, listGamesByRtp, listOffersFor } from '#db/queries/assistant-facts.ts'
import { listCasinosByIds, listCasinosOfGame } from '#db/queries/casinos.ts'
import { findGame } from '#db/queries/games.ts'
import { listPostCards } from '#db/queries/posts.ts'
import { paths } from '#contract/paths.ts'
import { saysUnderage } from '#domain/assistant/age-words.ts'
import { explainBonus, runningOffers } from '#domain/assistant/answers/bonuses.ts'
import { aboutCasino, compareCasinos, howToCompare } from '#domain/assistant/answers/casino.ts'
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
import { aboutGame, bestGames, strategy } from '#domain/assistant/answers/games.ts'
import { aboutPayment } from '#domain/assistant/answers/payment.ts'
import { listLink, recommend } from '#domain/assistant/answers/recommend.ts'
import { explainWagering, isExample } from '#domain/assistant/answers/wagering.ts'
import { plainText } from '#domain/assistant/plain-text.ts'
import type { Topic } from '#domain/assistant/topic-words.ts'
import type { Question } from '#domain/assistant/understand-question.ts'
import type { App } from './app.ts'
import { findPages } from './find-pages.ts'

/** Casinos, offers and games in one answer. */
const SHOWN = 3

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

interface Asked {
  app: App
  message: string
  question: Question
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

async function draftRecommendation({ app, question: { wishes } }: Asked): Promise<Draft> {
  const { casinos, total } = await listCasinosFor(app.db, wishes, app.now(), SHOWN)
  const asksForOffer = wishes.bonusType !== undefined || wishes.wagering !== undefined
  const offers =
    asksForOffer && casinos.length > 0
      ? await listOffersFor(app.db, wishes, app.now(), { limit: 50, casinoIds: casinos.map(({ id }) => id) })
      : []
  return recommend(wishes, {
    casinos,
    total,
    offers: casinos.flatMap(({ id }) => offers.find(({ casinoId }) => casinoId === id) ?? []),
  })
}

async function draftCasino({
  app,
  message,
  question: {
    casinos: [named],
    wishes,
  },
}: Asked): Promise<Draft> {
  const [casino] = await listCasinosByIds(app.db, named === undefined ? [] : [named.id])
  if (casino === undefined) return unknown(await findPages(app, message))
  const offers = await listOffersFor(app.db, { ...wishes, paymentMethods: [], crypto: false }, app.now(), {
    limit: SHOWN,
    casinoIds: [casino.id],
  })
  return aboutCasino(casino, wishes, offers)
}

async function draftComparison({ app, question: { casinos, wishes } }: Asked): Promise<Draft> {
  const found = await listCasinosByIds(
    app.db,
    casinos.slice(0, SHOWN).map(({ id }) => id),
  )
  return found.length === 0 ? howToCompare() : compareCasinos(found, wishes)
}

async function draftOffers({ app, question: { casinos, wishes } }: Asked): Promise<Draft> {
  const named = casinos.map(({ id }) => id)
  const offers = await listOffersFor(app.db, wishes, app.now(), {
    limit: SHOWN,
    ...(named.length > 0 && { casinoIds: named }),
  })
  return runningOffers(
    wishes,
    offers,
    casinos.map(({ name }) => name),
  )
}

async function draftBonusExplanation({ app, question: { wishes } }: Asked): Promise<Draft> {
  const [example] = await listOffersFor(app.db, wishes, app.now(), { limit: 1 })
  return explainBonus(wishes.bonusType, wishes.bonusType === undefined ? undefined : example)
}

async function draftWagering({ app, message, question: { casinos, wishes } }: Asked): Promise<Draft> {
  const named = casinos.map(({ id }) => id)
  const offers = await listOffersFor(app.db, wishes, app.now(), {
    limit: 100,
    ...(named.length > 0 && { casinoIds: named }),
  })
  return named.length > 0 && !offers.some(isExample)
    ? runningOffers(
        wishes,
        offers.slice(0, SHOWN),
        casinos.map(({ name }) => name),
      )
    : explainWagering(message, offers.find(isExample))
}

async function draftGame({
  app,
  message,
  question: {
    games: [named],
    wishes,
  },
}: Asked): Promise<Draft> {
  const game = named === undefined ? undefined : await findGame(app.db, named.id)
  if (game === undefined || !game.isActive) return unknown(await findPages(app, message))
  const casinos = (await listCasinosOfGame(app.db, game.id)).filter(
    ({ restrictedCountries }) => !wishes.countries.some((code) => restrictedCountries.includes(code)),
  )
  return aboutGame(game, casinos.slice(0, SHOWN), wishes)
}

async function strategyArticles(app: App): Promise<PageLink[]> {
  const posts = await listPostCards(app.db, 60)
  return posts
    .filter(({ category }) => category.startsWith('strateg'))
    .slice(0, 2)
    .map(({ title, slug }) => ({ title, path: paths.post(slug) }))
}

/** Stores the demo casinos, bonuses, games and articles, through the same stores as staff's saves. */
import type { Kysely } from 'kysely'
import { HOUR_MS } from '#contract/shared/durations.ts'
import { bonusStore } from '../queries/bonuses/bonus-store.ts'
import { casinoStore } from '../queries/casinos/casino-store.ts'
import { gameStore } from '../queries/games/game-store.ts'
import type { ItemStore } from '../queries/items/item-store.ts'
import { postStore } from '../queries/posts/post-store.ts'
import type { Tables } from '../tables.ts'
import { dayOf, daysBefore, instantOf } from './demo-dates.ts'
import { bonusKey, idOf, type Ids } from './demo-ids.ts'
import {
  CASINO_DATE_FIELDS,
  type DemoArticle,
  type DemoBonus,
  type DemoCasino,
  type DemoGame,
} from './demo-schemas.ts'
import { casinoSums, offerSums, type ReviewSums } from './review-sums.ts'

/** Inserts one kind; returns the ids by name. */
async function insertItems<Form, Item extends { createdAt: string }>(
  db: Kysely<Tables>,
  now: Date,
  kind: {
    store: ItemStore<Form>
    items: readonly Item[]
    formOf: (item: Item) => Form
    nameOf: (item: Item) => string
    sumsOf?: (item: Item) => Readonly<Record<string, number>>
  },
): Promise<Ids> {
  const { store, items, formOf, nameOf, sumsOf } = kind
  const beside = items.map((item) => ({
    is_demo: true,
    created_at: instantOf(item.createdAt, now),
    ...sumsOf?.(item),
  }))
  const ids = await store.insertForms(db, items.map(formOf), now, beside)
  return new Map(items.map((item, index) => [nameOf(item), ids[index] ?? 0]))
}

export function insertCasinos(
  db: Kysely<Tables>,
  casinos: readonly DemoCasino[],
  sums: ReviewSums,
  now: Date,
): Promise<Ids> {
  return insertItems(db, now, {
    store: casinoStore,
    items: casinos,
    formOf: (casino) => ({
      ...casino,
      payoutTests: casino.payoutTests.map(({ askedAt, hours, ...test }) => {
        const asked = instantOf(askedAt, now)
        const arrived = hours === null ? null : new Date(asked.getTime() + hours * HOUR_MS)
        return { ...test, askedAt: minuteOf(asked), arrivedAt: arrived === null ? null : minuteOf(arrived) }
      }),
      ...Object.fromEntries(
        CASINO_DATE_FIELDS.map((field) => [field, casino[field] === null ? null : dayOf(casino[field], now)]),
      ),
    }),
    nameOf: ({ name }) => name,
    sumsOf: ({ name }) => casinoSums(sums, name),
  })
}

export function insertBonuses(
  db: Kysely<Tables>,
  bonuses: readonly DemoBonus[],
  casinos: Ids,
  sums: ReviewSums,
  now: Date,
): Promise<Ids> {
  return insertItems(db, now, {
    store: bonusStore,
    items: bonuses,
    formOf: (bonus) => ({
      ...bonus,
      noCodeNeeded: bonus.noCodeNeeded ?? false,
      noEndDate: bonus.noEndDate ?? false,
      casinoId: idOf(casinos, bonus.casino),
      validUntil: instantText(bonus.validUntil, now),
    }),
    nameOf: ({ casino, title }) => bonusKey(casino, title),
    sumsOf: ({ casino, title }) => offerSums(sums, { casino, bonus: title }),
  })
}

/** Inserts the games with the casinos that offer them. */
export function insertGames(
  db: Kysely<Tables>,
  games: readonly DemoGame[],
  casinos: Ids,
  sums: ReviewSums,
  now: Date,
): Promise<Ids> {
  return insertItems(db, now, {
    store: gameStore,
    items: games,
    formOf: (game) => ({ ...game, availableAt: game.casinos.map((name) => idOf(casinos, name)) }),
    nameOf: ({ name }) => name,
    sumsOf: ({ name }) => offerSums(sums, { game: name }),
  })
}

/** Inserts the articles with media and related items, oldest first, so that ids grow with dates. */
export async function insertArticles(
  db: Kysely<Tables>,
  articles: readonly DemoArticle[],
  ids: { casinos: Ids; games: Ids },
  now: Date,
): Promise<void> {
  await insertItems(db, now, {
    store: postStore,
    items: articles.toSorted(
      (a, b) => daysBefore(b.createdAt) - daysBefore(a.createdAt) || (a.slug < b.slug ? -1 : 1),
    ),
    formOf: (article) => ({
      ...article,
      relatedCasinos: article.casinos.map((name) => idOf(ids.casinos, name)),
      relatedGames: article.games.map((name) => idOf(ids.games, name)),
      publishedAt: instantText(article.publishedAt, now),
      publishAt: instantText(article.publishAt, now),
    }),
    nameOf: ({ slug }) => slug,
  })
}

/** In the format of a payout test, such as "2026-10-02T14:05Z". */
function minuteOf(instant: Date): string {
  return `${instant.toISOString().slice(0, 16)}Z`
}

function instantText(date: string | null, now: Date): string | null {
  return date === null ? null : instantOf(date, now).toISOString()
}

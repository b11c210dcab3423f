/** Answers about casinos and games that are looked up by what was asked for or by name. */
import type { Bonus } from '#contract/bonuses/bonuses.schema.ts'
import type { BonusType } from '#contract/shared/options.ts'
import { listCasinosFor, listOffersFor } from '#db/queries/chat/assistant-facts.ts'
import { listCasinosByIds, listCasinosOfGame } from '#db/queries/casinos/casinos.ts'
import { findWarning } from '#db/queries/casinos/warnings.ts'
import { findGame } from '#db/queries/games/games.ts'
import { hasUncheckedRestrictions } from '#domain/countries/restrictions.ts'
import { aboutCasino, compareCasinos, howToCompare, warnAbout } from '#domain/chat/answers/casino.ts'
import type { Draft } from '#domain/chat/answers/draft.ts'
import { aboutGame } from '#domain/chat/answers/games.ts'
import { recommend } from '#domain/chat/answers/recommend.ts'
import { SHOWN } from '../app/asked.ts'
import type { Asked } from '../app/asked.ts'
import { draftUnknown } from './draft-unknown.ts'

export async function draftRecommendation({ app, question: { criteria } }: Asked): Promise<Draft> {
  const { casinos, total, leftOut } = await listCasinosFor(app.db, criteria, app.now(), SHOWN)
  const asksForOffer = criteria.bonusType !== undefined || criteria.wagering !== undefined
  const offers =
    asksForOffer && casinos.length > 0
      ? await listOffersFor(app.db, criteria, app.now(), {
          limit: 50,
          casinoIds: casinos.map(({ id }) => id),
        })
      : []
  return recommend(criteria, {
    casinos,
    total,
    leftOut,
    offers: casinos.flatMap(({ id }) => offerFor(offers.filter(({ casinoId }) => casinoId === id)) ?? []),
  })
}

/** Of the offers of one casino the first that a new player starts with, else the first. */
function offerFor(offers: readonly Bonus[]): Bonus | undefined {
  return offers.find(({ type }) => STARTS_WITH.has(type)) ?? offers[0]
}

/** Cashback returns a part of losses: it is nothing to begin with. */
const STARTS_WITH: ReadonlySet<string> = new Set<BonusType>(['welcome', 'no_deposit', 'free_spins'])

export async function draftCasino(asked: Asked): Promise<Draft> {
  const { app, question } = asked
  const {
    casinos: [named],
    criteria,
  } = question
  const [casino] = await listCasinosByIds(app.db, named === undefined ? [] : [named.id])
  if (casino === undefined) {
    const warned = named === undefined ? undefined : await findWarning(app.db, named.id)
    return warned === undefined ? draftUnknown(asked) : warnAbout(warned)
  }
  const offers = await listOffersFor(app.db, { ...criteria, paymentMethods: [], crypto: false }, app.now(), {
    limit: SHOWN,
    casinoIds: [casino.id],
  })
  return aboutCasino(casino, criteria, offers)
}

export async function draftComparison({ app, question: { casinos, criteria } }: Asked): Promise<Draft> {
  const found = await listCasinosByIds(
    app.db,
    casinos.slice(0, SHOWN).map(({ id }) => id),
  )
  return found.length === 0 ? howToCompare() : compareCasinos(found, criteria)
}

export async function draftGame(asked: Asked): Promise<Draft> {
  const { app, question } = asked
  const {
    games: [named],
    criteria,
  } = question
  const game = named === undefined ? undefined : await findGame(app.db, named.id)
  if (game === undefined || !game.isActive) return draftUnknown(asked)
  const offering = await listCasinosOfGame(app.db, game.id)
  const { countries } = criteria
  const unchecked = countries.length === 0 ? [] : offering.filter(hasUncheckedRestrictions)
  const casinos = offering.filter(
    (casino) =>
      !unchecked.includes(casino) && !countries.some((code) => casino.restrictedCountries.includes(code)),
  )
  return aboutGame(game, { casinos: casinos.slice(0, SHOWN), unchecked: unchecked.length }, criteria)
}

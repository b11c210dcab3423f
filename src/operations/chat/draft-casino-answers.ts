/** Answers about casinos and games, found by criteria or by name. */
import type { Bonus } from '#contract/bonuses/bonuses.schema.ts'
import type { Casino } from '#contract/casinos/casinos.schema.ts'
import type { BonusType, GameType, Volatility } from '#contract/shared/options.ts'
import {
  listCasinosFor,
  listCasinosLike,
  listGamesFor,
  listOffersFor,
  listRefusing,
} from '#db/queries/chat/assistant-facts.ts'
import {
  findCasino,
  findExpertReview,
  listCasinosByIds,
  listCasinosOfGame,
} from '#db/queries/casinos/casinos.ts'
import { countGames } from '#db/queries/casinos/compared.ts'
import { findWarning } from '#db/queries/casinos/warnings.ts'
import { findGame, listGamesByIds } from '#db/queries/games/games.ts'
import { hasUncheckedRestrictions } from '#domain/countries/restrictions.ts'
import {
  aboutCasino,
  acceptsPlayers,
  casinosLike,
  compareCasinos,
  howToCompare,
  warnAbout,
  whoRefuses,
} from '#domain/chat/answers/casino.ts'
import { casinoFact, namesValues } from '#domain/chat/answers/casino-facts.ts'
import { aspectOf, type Aspect } from '#domain/chat/aspects.ts'
import type { Game } from '#contract/games/games.schema.ts'
import { neededLicence } from '#domain/countries/licence-gb.ts'
import { countriesIn } from '#domain/search/country-words.ts'
import { onlyCountries, type Criteria } from '#domain/search/criteria.ts'
import { listFactChecks } from '#db/queries/changes/fact-checks.ts'
import { listFactChanges } from '#db/queries/changes/fact-changes.ts'
import { draft, listed, type Draft } from '#domain/chat/answers/draft.ts'
import { bonusesFor } from '#domain/chat/answers/sums.ts'
import { isForExistingPlayers } from '#domain/bonuses/existing-players.ts'
import { wageringMultiple } from '#domain/bonuses/offer-terms.ts'
import { aboutGame, compareGames, gameAt, gamesAt, listOfGames } from '#domain/chat/answers/games.ts'
import { recommend } from '#domain/chat/answers/recommend.ts'
import { SHOWN, type Asked } from '../app/asked.ts'
import { draftUnknown } from './draft-unknown.ts'

/** "Which casinos don't accept players from Sweden?" asks for those that refuse them. */
const REFUSES =
  / (?:dont|do not|doesnt|does not|wont|not|never) (?:accept\w*|allow\w*|take|serve|available|open|work) | (?<!(?:not|dont|doesnt|never|without) )(?:(?:refus|restrict|exclud|reject)\w*|block(?:s|ed|ing)?|ban(?:s|ned|ning)?) | closed to /

export async function draftRecommendation({ app, question }: Asked): Promise<Draft> {
  const { countries } = question.criteria
  if (REFUSES.test(question.plain) && countriesIn(question.plain).length > 0)
    return whoRefuses(countries, await listRefusing(app.db, countries))
  const criteria = withDeposit(question.criteria)
  const { excluded } = question
  const most = shownOf(question.plain)
  const found = await listCasinosFor(app, criteria, app.now(), most + excluded.length)
  const casinos = found.casinos.filter(({ id }) => !excluded.some((one) => one.id === id)).slice(0, most)
  const { leftOut, total } = found
  const asksForOffer =
    criteria.bonusType !== undefined || criteria.wagering !== undefined || criteria.maxWagering !== undefined
  const offers =
    asksForOffer && casinos.length > 0
      ? await listOffersFor(app, criteria, app.now(), { limit: 50, casinoIds: casinos.map(({ id }) => id) })
      : []
  const said = recommend(criteria, {
    casinos,
    total,
    leftOut,
    offers: casinos.flatMap(
      ({ id }) =>
        offerFor(
          offers.filter(({ casinoId }) => casinoId === id),
          criteria,
        ) ?? [],
    ),
  })
  return excluded.length === 0
    ? said
    : {
        ...said,
        response: `${said.response}\nLeft out, as you asked: ${listed(excluded.map(({ name }) => name))}.`,
      }
}

/** Only the offers of a casino state a minimum deposit. */
function withDeposit(criteria: Criteria): Criteria {
  return criteria.maxDeposit === undefined
    ? criteria
    : { ...criteria, startsSmall: true, unmet: [...criteria.unmet, 'the minimum deposit of a cashier'] }
}

/** The requested number of casinos, offers or games ("top 5", "give me five"), at most ten. */
export function shownOf(plain: string): number {
  const [, said = ''] =
    / (?:top|best|me|show|list) (?:the )?(\d{1,2}|two|three|four|five|six|seven|eight|nine|ten) /.exec(
      plain,
    ) ?? []
  const words = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
  const count = /\d/.test(said) ? Number(said) : words.indexOf(said) + 2
  return count >= 2 && said !== '' ? Math.min(count, 10) : SHOWN
}

/**
 * The first offer of a casino that a new player can start with, else its first; for `low` wagering the one with the
 * lowest, as in the order of casinos (listMatchFacts).
 */
function offerFor(offers: readonly Bonus[], { wagering }: Criteria): Bonus | undefined {
  if (wagering === 'low')
    return offers
      .filter(({ type }) => !isForExistingPlayers(type))
      .toSorted((a, b) => timesOf(a) - timesOf(b))[0]
  return offers.find(({ type }) => STARTS_WITH.has(type)) ?? offers[0]
}

function timesOf({ wageringRequirement }: Bonus): number {
  return wageringMultiple(wageringRequirement) ?? Infinity
}

/** Types of offers to start with. Cashback is none, because it returns a part of losses. */
const STARTS_WITH: ReadonlySet<string> = new Set<BonusType>(['welcome', 'no_deposit', 'free_spins'])

/** Offers of one casino to choose those with spins from. */
const MOST_OFFERS = 20

export async function draftCasino(asked: Asked): Promise<Draft> {
  const { app, question } = asked
  const {
    casinos: [named],
    criteria,
    plain,
    aspects: [aspect, other],
  } = question
  const [casino] = await listCasinosByIds(app.db, named === undefined ? [] : [named.id])
  if (casino === undefined) {
    const warned = named === undefined ? undefined : await findWarning(app.db, named.id)
    return warned === undefined ? draftUnknown(asked) : warnAbout(warned)
  }
  if (aspect === 'alike')
    return casinosLike(casino, await listCasinosLike(app, casino, criteria, app.now(), SHOWN), criteria)
  const { countries } = criteria
  const isRefused = countries.some((code) => casino.restrictedCountries.includes(code))
  if (countries.length > 0 && (isRefused || ASKS_WHERE.test(plain))) return acceptsPlayers(casino, criteria)
  const game = question.games[0] && (await findGame(app.db, question.games[0].id))
  if (game?.isActive) {
    const offering = await listCasinosOfGame(app.db, game.id)
    const isThere = offering.some(({ id }) => id === casino.id)
    const others = fittingOf(offering, criteria).fitting.slice(0, SHOWN)
    const about = gameAt(game, { casino, isThere, others }, plain)
    return countries.length === 0 ? about : joined(acceptsPlayers(casino, criteria), about)
  }
  const ofOffers = {
    ...onlyCountries(countries),
    // Other kinds of offers can include spins.
    ...(criteria.bonusType && criteria.bonusType !== 'free_spins' && { bonusType: criteria.bonusType }),
  }
  const offersOf = (forExisting: boolean) =>
    listOffersFor(app, { ...ofOffers, forExisting }, app.now(), {
      limit: MOST_OFFERS,
      casinoIds: [casino.id],
    })
  const forThese = await offersOf(criteria.forExisting)
  const areForOthers = criteria.forExisting && forThese.length === 0
  const running = areForOthers ? await offersOf(false) : forThese
  const offers = running
    .filter(({ amount }) => criteria.bonusType !== 'free_spins' || /\bspins?\b/i.test(amount))
    .slice(0, SHOWN)
  const about =
    criteria.bonusType === undefined || aspect === 'terms'
      ? (aspect ?? (namesValues(criteria) ? 'payment' : undefined))
      : 'offers'
  if (about === undefined || (countries.length > 0 && about === 'payment' && !namesValues(criteria)))
    return aboutCasino(casino, criteria, offers)
  if ((about === 'games' || OFFERS_GAMES.test(plain)) && asksForKind(criteria))
    return gamesAt(casino, criteria, await listGamesFor(app, criteria, app.now(), SHOWN, casino.id), plain)
  const asks = (what: Aspect) => about === what || other === what
  const [detail, review, changes, checks, games] = await Promise.all([
    findCasino(app.db, casino.id),
    findExpertReview(app.db, casino.id),
    asks('changes') || asks('scores')
      ? listFactChanges(app.db, {
          of: { kind: 'casino', id: casino.id },
          // Those of its scores may be long ago.
          limit: asks('scores') ? ALL_CHANGES : SHOWN,
        })
      : [],
    asks('checked') ? listFactChecks(app.db, 'casino', casino.id) : [],
    countGames(app.db, casino.id),
  ])
  if (detail === undefined) return draftUnknown(asked)
  const known = { casino: detail, review, offers, changes, checks, games }
  const given = [
    ...(areForOthers && offers.length > 0 ? ['None of them is marked as one for existing players.'] : []),
    ...(about === 'offers' ? bonusesFor(asked.message, offers) : []),
  ]
  const one = joined(casinoFact(known, about, criteria), draft(given))
  return other === undefined || other === 'alike' ? one : joined(one, casinoFact(known, other, criteria))
}

/** More changes than a casino has. */
const ALL_CHANGES = 1000

/** "Does it offer bingo?" is not about a bonus. */
const OFFERS_GAMES =
  / offers? (?:\w+ )?(?:slots?|games?|blackjack|roulette|baccarat|poker|craps|crash|bingo|keno|lotter\w+|jackpots?|tables?|live) /

/** Joins answers about two facts of a casino without repeating lines. */
function joined(one: Draft, other: Draft): Draft {
  const lines = [one, other].flatMap(({ response }) => response.split('\n').filter(Boolean))
  const links = [...one.links, ...other.links]
  return {
    response: [...new Set(lines)].join('\n'),
    links: links.filter(({ path }, at) => links.findIndex((link) => link.path === path) === at),
  }
}

/** True for a question about some kind of games. */
function asksForKind({ gameType, gameTags, volatility, minRtp }: Criteria): boolean {
  return gameTags.length > 0 || [gameType, volatility, minRtp].some((each) => each !== undefined)
}

const ASKS_WHERE =
  / (accepts?|allowed|available|join|open|players?|play at|register|sign up|from|restrict\w*) /

export async function draftComparison({
  app,
  question: { casinos, criteria, aspects },
}: Asked): Promise<Draft> {
  const ids = casinos.slice(0, SHOWN).map(({ id }) => id)
  const found = await listCasinosByIds(app.db, ids)
  if (found.length === 0) return howToCompare()
  const offers = await listOffersFor(app, onlyCountries(criteria.countries), app.now(), {
    limit: 50,
    casinoIds: ids,
  })
  const [aspect] = aspects
  const playing = aspect === 'games' ? ids : []
  const games = playing.map(async (id) => [id, await countGames(app.db, id)] as const)
  return compareCasinos(found, criteria, { offers, gamesAt: new Map(await Promise.all(games)) }, aspect)
}

export async function draftGame(asked: Asked): Promise<Draft> {
  const { app, question } = asked
  const {
    games: [named, other],
    criteria,
    plain,
  } = question
  if (named !== undefined && other !== undefined)
    return compareGames(
      await listGamesByIds(
        app.db,
        question.games.slice(0, SHOWN).map(({ id }) => id),
      ),
    )
  const game = named === undefined ? undefined : await findGame(app.db, named.id)
  if (game === undefined || !game.isActive) return draftUnknown(asked)
  const like = gamesLike(game, criteria, plain)
  if (like !== undefined) {
    const { games, total } = await listGamesFor(app, like, app.now(), SHOWN + 1)
    const others = games.filter(({ id }) => id !== game.id).slice(0, SHOWN)
    // The game itself is one of them, unless another volatility was asked for.
    const isAmong = like.volatility === undefined || like.volatility === game.volatility
    return listOfGames(like, { games: others, total: isAmong ? total - 1 : total })
  }
  const offering = await listCasinosOfGame(app.db, game.id)
  const { fitting, unchecked } = fittingOf(offering, criteria)
  return aboutGame(game, { casinos: fitting.slice(0, SHOWN), unchecked }, criteria, plain)
}

/** The casinos that a player with these criteria may use, and how many are left out for unchecked restrictions. */
function fittingOf(
  offering: readonly Casino[],
  { countries, paymentMethods }: Criteria,
): { fitting: Casino[]; unchecked: number } {
  const unchecked = countries.length === 0 ? [] : offering.filter(hasUncheckedRestrictions)
  const licence = neededLicence(countries)
  const fitting = offering.filter(
    (casino) =>
      !unchecked.includes(casino) &&
      (paymentMethods.length === 0 || paymentMethods.some((one) => casino.paymentMethods.includes(one))) &&
      !countries.some((code) => casino.restrictedCountries.includes(code)) &&
      (licence === undefined || casino.license?.toLowerCase().includes(licence) === true),
  )
  return { fitting, unchecked: unchecked.length }
}

/**
 * Similar games: of the same studio where requested, else of the same kind with a common tag and of the volatility that
 * was asked for, or of its own.
 */
function gamesLike(
  { provider, type, volatility, tags }: Game,
  asked: Criteria,
  plain: string,
): Criteria | undefined {
  const none = onlyCountries([])
  if (OF_ITS_STUDIO.test(plain))
    return {
      ...none,
      gameProviders: [provider],
      ...(asked.volatility !== undefined && { volatility: asked.volatility }),
    }
  const wanted = asked.volatility ?? (volatility as Volatility | null)
  return aspectOf(plain) === 'alike' ||
    / what else /.test(plain) ||
    / (?:games?|slots?) (?:(?!look)\w+ )?like /.test(plain)
    ? { ...none, gameType: type as GameType, gameTags: tags, ...(wanted !== null && { volatility: wanted }) }
    : undefined
}

const OF_ITS_STUDIO =
  / (?:games?|slots?|titles?|else|more|other) (?:\w+ )?(?:by|from|of) the (?:same )?(?:studio|provider|developer|maker)s? | same (?:studio|provider|developer|maker) | (?:did|does|has) the (?:studio|provider|developer|maker) /

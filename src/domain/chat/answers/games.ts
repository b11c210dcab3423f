/** Answers about games, and about attempts to beat them. */
import type { Casino } from '#contract/casinos/casinos.schema.ts'
import type { Game } from '#contract/games/games.schema.ts'
import { paths } from '#contract/shared/paths.ts'
import { LANGUAGE } from '#contract/shared/language.ts'
import { GAME_TYPE_NAMES } from '#contract/shared/options.ts'
import { formatRtp } from '../../games/rtp.ts'
import type { Criteria } from '../../search/criteria.ts'
import EXPLANATIONS from '../data/explanations.json' with { type: 'json' }
import { counted, grouped } from '../../shared/counted.ts'
import { countryList, draft, listed, type Draft, type PageLink } from './draft.ts'
import { uncheckedLines } from './left-out.ts'
import { casinoLink, gameLine, gameLink, PAGES } from './lines.ts'
import { unmetLine } from './recommend.ts'

/** Games that meet the criteria in the requested order, and their total number. */
export function listOfGames(
  criteria: Criteria,
  { games, total }: { games: readonly Game[]; total: number },
): Draft {
  const order = GAME_ORDERS[criteria.order ?? 'rtp'] ?? GAME_ORDERS['rtp']
  // Games that do not state the value cannot be ordered by it.
  const shown = games.filter((game) => order?.known(game) !== false)
  const what = `${kindOfGames(criteria)}${narrowedTo(criteria)}`
  if (total === 0)
    return draft(
      [`We have no ${what} in our catalogue at the moment.`, ...unmetLine(criteria)],
      [PAGES.games],
    )
  if (order === undefined || shown.length === 0)
    return draft(
      [
        `What you asked for is stated for none of the ${total} ${what} in our catalogue. Some of them:`,
        ...games.map(gameLine),
        ...unmetLine(criteria),
      ],
      [...games.map(gameLink), PAGES.games],
    )
  return draft(
    [
      total > shown.length
        ? `${shown.length} of ${total} ${what} in our catalogue:`
        : `The ${what} in our catalogue:`,
      ...shown.map((game) => `${gameLine(game)}${order.fact?.(game) ?? ''}`),
      `${order.says} come first.`,
      ...(order === GAME_ORDERS['rtp'] ? [RTP_SAYS] : []),
      ...unmetLine(criteria),
    ],
    [...shown.map(gameLink), PAGES.games],
  )
}

/**
 * The games of a kind at one casino, as far as the catalogue knows them. `plain` is the question as a plain text (see
 * plainText).
 */
export function gamesAt(
  casino: Casino,
  criteria: Criteria,
  { games, total }: { games: readonly Game[]; total: number },
  plain: string,
): Draft {
  const what = `${kindOfGames(criteria)}${narrowedTo(criteria)}`
  if (total === 0)
    return draft(
      [
        `Not stated: none of the ${what} of our catalogue are known to be at ${casino.name}. It may have others.`,
      ],
      [casinoLink(casino), PAGES.games],
    )
  return draft(
    [
      `${/ (?:which|what|best|top|list|show|how many) /.test(plain) ? '' : 'Yes, '}${total} of the ${what} of our catalogue ${total === 1 ? 'is' : 'are'} at ${casino.name}:`,
      ...games.map(gameLine),
      ...(total > games.length
        ? [`${(GAME_ORDERS[criteria.order ?? 'rtp'] ?? GAME_ORDERS['rtp'])?.says} come first.`]
        : []),
    ],
    [casinoLink(casino), ...games.map(gameLink)],
  )
}

const RTP_SAYS =
  'RTP is what a game pays back on average: at 96%, €4.00 of every €100 staked stays with the casino, over very many rounds.'

interface GameOrder {
  says: string
  known: (game: Game) => boolean
  fact?: (game: Game) => string
}

const GAME_ORDERS: Readonly<Partial<Record<string, GameOrder>>> = {
  rtp: { says: 'Those with the highest RTP', known: ({ rtp }) => rtp !== null },
  multiplier: {
    says: 'Those with the highest stated win, as a multiple of the stake,',
    known: ({ maxMultiplier }) => maxMultiplier !== null,
    fact: ({ maxMultiplier }) => ` Highest win: ${maxMultiplier?.toLocaleString(LANGUAGE)}× the stake.`,
  },
  'lowest bet': {
    says: 'Those with the lowest bet',
    known: ({ minBet }) => minBet !== null,
    fact: ({ minBet }) => ` Lowest bet: €${minBet?.toFixed(2)}.`,
  },
  'highest bet': {
    says: 'Those with the highest bet',
    known: ({ maxBet }) => maxBet !== null,
    fact: ({ maxBet }) => ` Highest bet: €${maxBet?.toFixed(2)}.`,
  },
  rating: {
    says: 'Those that visitors rate highest',
    known: ({ userAverage }) => userAverage !== null,
    fact: ({ userAverage, totalReviews }) =>
      ` Users: ${userAverage?.toFixed(1)} from ${counted(totalReviews, 'review')}.`,
  },
  popular: { says: 'Those that visitors cared for most in the last 30 days', known: () => true },
  newest: { says: 'The latest in our catalogue', known: () => true },
}

function kindOfGames({ gameType, gameTags }: Criteria): string {
  const tags = gameTags.map((tag) => `“${tag}”`).join(' or ')
  const kind =
    gameType === undefined
      ? 'games'
      : gameType === 'live'
        ? 'live casino games'
        : gameType === 'jackpot' || gameType === 'crash' || gameType === 'lottery'
          ? `${gameType} games`
          : GAME_TYPE_NAMES[gameType].toLowerCase()
  return tags === '' ? kind : `${tags} ${kind}`
}

function narrowedTo({ gameProviders, gameWords, withDemo, volatility, minRtp }: Criteria): string {
  return [
    gameWords.length === 0 ? '' : ` named after ${listed(gameWords, 'or')}`,
    gameProviders.length === 0 ? '' : ` by ${listed(gameProviders, 'or')}`,
    withDemo ? ' with a free demo' : '',
    volatility === undefined ? '' : ` with ${volatility} volatility`,
    minRtp === undefined ? '' : ` with an RTP of ${formatRtp(minRtp)} or more`,
  ].join('')
}

export function compareGames(games: readonly Game[]): Draft {
  return draft(
    ['Side by side:', ...games.map((game) => `${gameLine(game)} ${bets(game)}`)],
    [
      {
        title: 'Compare them',
        path: paths.compare(
          'games',
          games.map(({ id }) => id),
        ),
      },
      ...games.map(gameLink),
    ],
  )
}

/** Questions about a game, each with the line that answers it. That line comes first. */
const ASKED_OF_GAMES: readonly (readonly [words: RegExp, line: keyof ReturnType<typeof gameFacts>])[] = [
  [/ (rtp|return|payback|house edge|pays? back|odds) /, 'rtp'],
  [/ (volatil\w+|variance|risky) /, 'volatility'],
  [/ (a spin|bets?|stakes?|minimum|maximum bet|max bet|limits?|low stakes|cost) /, 'bets'],
  [
    / (max win|maximum win|biggest win|(?:max|maximum|top|biggest|highest) (?:payout|prize)|multipliers?|highest win|jackpot|how much can i win|(?:win|most|pays?) at most|most i can win) /,
    'most',
  ],
  [/ (paylines?|lines|ways) /, 'lines'],
  [/ (demo|free(?! spins)|fun|practice|try) /, 'demo'],
  [/ (provider|studio|who made|who makes|made by|developers?|developed|software) /, 'about'],
  [/ (reels?|hit (?:rate|frequency)|release|released|release date|came out|how old) /, 'other'],
  [/ (mobile|phone|phones|android|iphone|ipad|tablet|app) /, 'mobile'],
  [/ (free spins|features?|bonus|bonus round|wilds?|scatters?|themed?) /, 'tags'],
  [/ (good|rated|rating|ratings|reviews?|users?|players|worth) /, 'rated'],
  [/ (where|casinos?|sites?|which casino|offers?|available) /, 'where'],
]

export function asksOfGame(plain: string): boolean {
  return (
    ASKED_OF_GAMES.some(([words]) => words.test(plain)) || / (?:similar|alike|like (?:it|that)) /.test(plain)
  )
}

/**
 * `casinos` offer the game and accept the named countries. `unchecked` further casinos offer it, with unknown
 * restrictions. `plain` is the question as a plain text.
 */
export function aboutGame(
  game: Game,
  { casinos, unchecked }: { casinos: readonly Casino[]; unchecked: number },
  { countries, paymentMethods }: Criteria,
  plain: string,
): Draft {
  const where = `${paymentMethods.length > 0 ? ` and accept ${listed(paymentMethods, 'or')}` : ''}${countries.length > 0 ? ` and do not restrict ${countryList(countries)}` : ''}`
  // Casinos without a safety index are named only where no other casino offers the game.
  const rated = casinos.filter(({ safetyIndex }) => safetyIndex !== null)
  const shown = rated.length > 0 ? rated : casinos
  const facts = gameFacts(game, [offeredAt(shown, where), ...uncheckedLines(unchecked)].join('\n'))
  const asked = ASKED_OF_GAMES.filter(([words]) => words.test(plain)).map(([, line]) => line)
  const usual = ['about', 'rtp', 'bets', 'where', 'demo'] as const
  const lines =
    asked.length === 0 || asked[0] === 'where' ? usual : [...new Set([...asked, 'about', 'where'] as const)]
  return draft(
    lines.map((line) => facts[line]),
    [gameLink(game), ...shown.map(casinoLink)],
  )
}

/** Whether a casino offers a game; `others` do. */
export function gameAt(
  game: Game,
  { casino, isThere, others }: { casino: Casino; isThere: boolean; others: readonly Casino[] },
  plain: string,
): Draft {
  const rated = others.filter(({ safetyIndex }) => safetyIndex !== null)
  const where = isThere
    ? `Yes, ${casino.name} offers ${game.name}.`
    : `Not stated: ${casino.name} is not among the casinos known to offer ${game.name}.\n${offeredAt(rated, '')}`
  const facts = gameFacts(game, where)
  const asked = ASKED_OF_GAMES.filter(([words]) => words.test(plain)).map(([, line]) => line)
  return draft(
    [...new Set(['where', ...asked, 'about'] as const)].map((line) => facts[line]),
    [casinoLink(casino), gameLink(game), ...(isThere ? [] : rated.map(casinoLink))],
  )
}

/** The facts of a game, each in a sentence or two, including those that are not stated. */
function gameFacts(game: Game, where: string) {
  const { name, rtp, volatility, paylines, maxMultiplier, demoUrl, tags, userAverage, totalReviews } = game
  return {
    about: `${name} is a ${game.type === 'slot' ? 'slot' : `${game.type} game`} by ${game.provider}.`,
    rtp:
      rtp === null
        ? `The RTP of ${name} is not stated, so I cannot say what it keeps on average.`
        : `${name} has an RTP of ${formatRtp(rtp)}: on average it keeps €${(100 - rtp).toFixed(2)} of every €100 staked.${volatility === null ? '' : ` Its volatility is ${volatility}.`}`,
    volatility:
      volatility === null
        ? `The volatility of ${name} is not stated.`
        : `The volatility of ${name} is ${volatility}.`,
    bets: bets(game),
    most:
      maxMultiplier === null
        ? `The highest win of ${name} is not stated.`
        : `The highest win of ${name} is ${grouped(maxMultiplier)} times the stake. It is rare.`,
    lines:
      paylines === null
        ? `The paylines of ${name} are not stated.`
        : `${name} has ${counted(paylines, 'payline')}.`,
    demo:
      demoUrl === null
        ? `No free demo of ${name} is stated.`
        : `There is a free demo of ${name} on its page.`,
    other: `What you ask about ${name} is not stated.`,
    mobile: `Whether ${name} runs on phones is not stated.${demoUrl === null ? '' : ' The demo on its page shows it.'}`,
    tags:
      tags.length === 0
        ? `The features of ${name} are not stated.`
        : `${name} is marked with ${listed(tags.map((tag) => `“${tag}”`))}.`,
    rated:
      userAverage === null
        ? `No visitor has reviewed ${name} here yet.`
        : `Visitors rate ${name} ${userAverage.toFixed(1)} out of 10 in ${counted(totalReviews, 'review')}.`,
    where,
  }
}

/** Requires that all casinos have a safety index, or none. */
function offeredAt(casinos: readonly Casino[], where: string): string {
  const [first] = casinos
  if (first === undefined) return `I know of no casinos that offer it${where}.`
  return first.safetyIndex === null
    ? `Casinos in our catalogue that offer it${where}, with a safety that is not stated: ${listed(casinos.map(({ name }) => name))}.`
    : `The safest casinos in our catalogue that offer it${where}: ${listed(casinos.map(({ name, safetyIndex }) => `${name} (Safety ${safetyIndex})`))}.`
}

function bets({ minBet, maxBet }: Game): string {
  if (minBet !== null && maxBet !== null)
    return `Bets run from €${minBet.toFixed(2)} to €${maxBet.toFixed(2)}.`
  if (minBet !== null) return `The lowest bet is €${minBet.toFixed(2)}; the highest is not stated.`
  return maxBet === null
    ? 'Its bets are not stated.'
    : `The highest bet is €${maxBet.toFixed(2)}; the lowest is not stated.`
}

/** The answer about beating the odds. `articles` are the site's articles on strategy. */
export function strategy(message: string, articles: readonly PageLink[]): Draft {
  const line = STRATEGIES.find(([words]) => words.test(message.toLowerCase()))?.[1]
  return draft(
    [
      'No strategy beats the house edge in the long run. What you can do is lose less and play longer.',
      line ??
        'Choose games with a high RTP, keep stakes small against your budget, and decide beforehand when you stop, in money and in time.',
      'Systems that raise the stake after a loss, such as Martingale, do not change the odds. They trade many small wins for one loss that takes everything.',
      'No machine is "due": every round is independent of the last.',
    ],
    [...articles, PAGES.games, PAGES.help],
  )
}

const STRATEGIES = Object.entries(EXPLANATIONS.strategies).map(
  ([game, says]) => [new RegExp(game), says] as const,
)

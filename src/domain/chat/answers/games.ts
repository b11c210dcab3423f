/** Answers about games and about trying to win at them. */
import type { Casino } from '#contract/casinos/casinos.schema.ts'
import type { Game } from '#contract/games/games.schema.ts'
import { GAME_TYPE_NAMES } from '#contract/shared/options.ts'
import { formatRtp } from '../../games/rtp.ts'
import type { Criteria } from '../../search/criteria.ts'
import { countryList } from './country-list.ts'
import { draft, listed } from './draft.ts'
import { uncheckedLines } from './left-out.ts'
import type { Draft, PageLink } from './draft.ts'
import { casinoLink, gameLine, gameLink, PAGES } from './lines.ts'

/** The games that pay back the most, and what that means. Of `games` those without a stated RTP are not ranked. */
export function bestGames({ gameType }: Criteria, games: readonly Game[]): Draft {
  const [first] = games.flatMap(({ rtp }) => rtp ?? [])
  const kind =
    gameType === undefined
      ? 'games'
      : gameType === 'live'
        ? 'live casino games'
        : gameType === 'jackpot' || gameType === 'crash' || gameType === 'lottery'
          ? `${gameType} games`
          : GAME_TYPE_NAMES[gameType].toLowerCase()
  if (games.length === 0) return draft([`We have no ${kind} in our catalogue at the moment.`], [PAGES.games])
  if (first === undefined)
    return draft(
      [`For none of the ${kind} in our catalogue the RTP is stated.`, ...games.map(gameLine)],
      [...games.map(gameLink), PAGES.games],
    )
  const ranked = games.filter(({ rtp }) => rtp !== null)
  return draft(
    [
      `The ${kind} in our catalogue with the highest RTP:`,
      ...ranked.map(gameLine),
      `RTP is what a game pays back on average: at ${formatRtp(first)}, €${(100 - first).toFixed(2)} of every €100 staked stays with the casino, over very many rounds. Volatility says how it pays: low means small wins often, high means rare large ones and longer losing runs.`,
    ],
    [...ranked.map(gameLink), PAGES.games],
  )
}

/**
 * `casinos` offer the game and restrict none of the named countries; `unchecked` more offer it, and which countries they
 * refuse is not known.
 */
export function aboutGame(
  game: Game,
  { casinos, unchecked }: { casinos: readonly Casino[]; unchecked: number },
  { countries }: Criteria,
): Draft {
  const where = countries.length > 0 ? ` and do not restrict ${countryList(countries)}` : ''
  // A casino without a safety index is not among the safest, and is used only where no other offers it.
  const rated = casinos.filter(({ safetyIndex }) => safetyIndex !== null)
  const shown = rated.length > 0 ? rated : casinos
  return draft(
    [
      `${game.name} is a ${game.type === 'slot' ? 'slot' : `${game.type} game`} by ${game.provider}${payout(game)}. ${bets(game)}`,
      game.rtp === null
        ? 'Its RTP is not stated, so I cannot say what it keeps on average.'
        : `On average it keeps €${(100 - game.rtp).toFixed(2)} of every €100 staked.`,
      offeredAt(shown, where),
      ...uncheckedLines(unchecked),
      ...(game.demoUrl === null ? [] : ['There is a free demo on its page.']),
    ],
    [gameLink(game), ...shown.map(casinoLink)],
  )
}

/** All of the casinos have a safety index, or none. */
function offeredAt(casinos: readonly Casino[], where: string): string {
  const [first] = casinos
  if (first === undefined) return `I know of no casino that offers it${where}.`
  return first.safetyIndex === null
    ? `Casinos in our catalogue that offer it${where}, with a safety that is not stated: ${listed(casinos.map(({ name }) => name))}.`
    : `The safest casinos in our catalogue that offer it${where}: ${listed(casinos.map(({ name, safetyIndex }) => `${name} (Safety ${safetyIndex})`))}.`
}

/** " with an RTP of 96.5% and high volatility", as far as it is stated. */
function payout({ rtp, volatility }: Game): string {
  const parts = [
    rtp === null ? [] : `an RTP of ${formatRtp(rtp)}`,
    volatility === null ? [] : `${volatility} volatility`,
  ].flat()
  return parts.length === 0 ? '' : ` with ${parts.join(' and ')}`
}

function bets({ minBet, maxBet }: Game): string {
  if (minBet !== null && maxBet !== null)
    return `Bets run from €${minBet.toFixed(2)} to €${maxBet.toFixed(2)}.`
  if (minBet !== null) return `The lowest bet is €${minBet.toFixed(2)}; the highest is not stated.`
  return maxBet === null
    ? 'Its bets are not stated.'
    : `The highest bet is €${maxBet.toFixed(2)}; the lowest is not stated.`
}

/** What can and cannot be done about the odds. `articles` are ours about strategy. */
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

const STRATEGIES: readonly (readonly [words: RegExp, line: string])[] = [
  [
    /blackjack/,
    'Blackjack: basic strategy brings the house edge to about half a percent on good rules. Look for tables that pay 3:2 on a blackjack, stand on soft 17 and skip insurance.',
  ],
  [
    /roulette/,
    'Roulette: the wheel decides the edge. One zero keeps 2.7% of every stake, two zeros 5.26%, so choose a single-zero table; no pattern of bets changes that.',
  ],
  [
    /baccarat/,
    'Baccarat: the banker bet has the lowest edge, about 1.06% with the usual commission; the tie bet is the worst on the table.',
  ],
  [
    /slot|pokies/,
    'Slots: nothing you press changes the result. Compare RTP and volatility before you play, and try the demo first.',
  ],
  [
    /poker/,
    'Casino poker: follow the published basic strategy of the variant and skip the side bets, which carry the highest edge.',
  ],
  [
    /crash/,
    'Crash games: no signal tells when a round ends. A fixed, low exit keeps swings small; the edge stays the same.',
  ],
]

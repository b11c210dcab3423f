import type { DemoCasino, DemoGame } from '#db/demo/demo-schemas.ts'
import { everydayFacts } from './everyday.ts'
import type { Facts } from './phrases.ts'
import { between, pick, type Random } from '#db/demo/seeded.ts'

/** A game has what its name, description or tags mention. */
const MENTIONS: Readonly<Record<string, RegExp>> = {
  ifFreeSpins: /free.?spin/i,
  ifCascade: /cascad|tumbl|avalanche/i,
  ifMultiplier: /multiplier/i,
  ifHold: /hold and|hold &|respin/i,
  ifWilds: /\bwilds?\b/i,
  ifCluster: /cluster/i,
}

const TABLE_GAMES: Readonly<Record<string, RegExp>> = {
  ifBlackjack: /blackjack/i,
  ifRoulette: /roulette/i,
  ifBaccarat: /baccarat/i,
  ifPoker: /poker/i,
}

/** What one visitor can truthfully mention about a game. */
export function gameFacts(random: Random, game: DemoGame, casinos: readonly DemoCasino[]): Facts {
  const places = casinos.filter(
    (casino) => casino.gameProviders.includes(game.provider) && casino.name.length <= 18,
  )
  const percent = game.rtp ?? NaN
  const rtp = game.rtp === null ? undefined : `${game.rtp}%`
  const [minBet, maxBet] = [game.minBet ?? NaN, game.maxBet ?? NaN]
  const reels = game.type === 'slot' || game.type === 'jackpot'
  const bets = [0.1, 0.2, 0.5, 1, 2, 5].filter((bet) => bet >= minBet && bet <= maxBet)
  const when = (met: boolean) => (met ? '' : undefined)
  return {
    ...everydayFacts(random, 'EUR'),
    game: game.name.length <= 28 ? game.name : undefined,
    provider: game.provider,
    casino: places.length > 0 ? pick(random, places).name : undefined,
    rtp,
    highRtp: percent >= 96.5 ? rtp : undefined,
    okRtp: percent >= 96 ? rtp : undefined,
    midRtp: percent >= 95 && percent < 96.5 ? rtp : undefined,
    lowRtp: percent < 95 ? rtp : undefined,
    minBet: euros(minBet),
    maxBet: maxBet >= 50 ? euros(maxBet) : undefined,
    stake: euros(bets.length > 0 ? pick(random, bets.slice(0, 3)) : minBet),
    paylines: game.paylines !== null && game.paylines >= 5 ? String(game.paylines) : undefined,
    maxMultiplier:
      game.maxMultiplier !== null && game.maxMultiplier >= 500
        ? `${game.maxMultiplier.toLocaleString('en-GB')}x`
        : undefined,
    minutes: ['ten', 'fifteen', 'twenty', '25', 'forty'],
    drySpins: ['70', '90', '120', '140', '160', '180', '210'],
    spinsPlayed: String(between(random, 3, 40) * 10),
    coins: ['40 cents', '€1.20', '€1.80', '€2.40', '€3'],
    ifReels: when(reels),
    ifDemo: when(game.demoUrl !== null),
    ifHigh: when(game.volatility === 'high'),
    ifMedium: when(game.volatility === 'medium'),
    ifLow: when(game.volatility === 'low'),
    [`if${game.type.charAt(0).toUpperCase()}${game.type.slice(1)}`]: '',
    ...mentioned(MENTIONS, reels ? [game.description, ...game.tags] : []),
    ...mentioned(TABLE_GAMES, reels ? [] : [game.name, game.description, ...game.tags]),
  }
}

function euros(sum: number): string | undefined {
  return Number.isNaN(sum)
    ? undefined
    : `€${Number.isInteger(sum) ? sum.toLocaleString('en-GB') : sum.toFixed(2)}`
}

function mentioned(table: Readonly<Record<string, RegExp>>, texts: readonly string[]): Facts {
  const text = texts.join(' ')
  return Object.fromEntries(
    Object.entries(table).map(([name, words]) => [name, words.test(text) ? '' : undefined]),
  )
}

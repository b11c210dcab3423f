import type { DemoCasino, DemoGame } from '../demo-types.ts'
import { everydayFacts } from './everyday.ts'
import type { Facts } from './phrases.ts'
import { between, pick, type Random } from './seeded.ts'

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
  const rtp = `${game.rtp}%`
  const reels = game.type === 'slot' || game.type === 'jackpot'
  const bets = [0.1, 0.2, 0.5, 1, 2, 5].filter((bet) => bet >= game.minBet && bet <= game.maxBet)
  const when = (met: boolean) => (met ? '' : undefined)
  return {
    ...everydayFacts(random, 'EUR'),
    game: game.name.length <= 28 ? game.name : undefined,
    provider: game.provider,
    casino: places.length > 0 ? pick(random, places).name : undefined,
    rtp,
    highRtp: game.rtp >= 96.5 ? rtp : undefined,
    okRtp: game.rtp >= 96 ? rtp : undefined,
    midRtp: game.rtp >= 95 && game.rtp < 96.5 ? rtp : undefined,
    lowRtp: game.rtp < 95 ? rtp : undefined,
    minBet: euros(game.minBet),
    maxBet: game.maxBet >= 50 ? euros(game.maxBet) : undefined,
    stake: euros(bets.length > 0 ? pick(random, bets.slice(0, 3)) : game.minBet),
    paylines: game.paylines !== undefined && game.paylines >= 5 ? String(game.paylines) : undefined,
    maxMultiplier:
      game.maxMultiplier !== undefined && game.maxMultiplier >= 500
        ? `${game.maxMultiplier.toLocaleString('en-GB')}x`
        : undefined,
    minutes: ['ten', 'fifteen', 'twenty', '25', 'forty'],
    drySpins: ['70', '90', '120', '140', '160', '180', '210'],
    spinsPlayed: String(between(random, 3, 40) * 10),
    coins: ['40 cents', '€1.20', '€1.80', '€2.40', '€3'],
    ifReels: when(reels),
    ifDemo: when(game.demoUrl !== undefined),
    ifHigh: when(game.volatility === 'high'),
    ifMedium: when(game.volatility === 'medium'),
    ifLow: when(game.volatility === 'low'),
    [`if${game.type.charAt(0).toUpperCase()}${game.type.slice(1)}`]: '',
    ...mentioned(MENTIONS, reels ? [game.description, ...game.tags] : []),
    ...mentioned(TABLE_GAMES, reels ? [] : [game.name, game.description, ...game.tags]),
  }
}

function euros(sum: number): string {
  return `€${Number.isInteger(sum) ? sum.toLocaleString('en-GB') : sum.toFixed(2)}`
}

function mentioned(table: Readonly<Record<string, RegExp>>, texts: readonly string[]): Facts {
  const text = texts.join(' ')
  return Object.fromEntries(
    Object.entries(table).map(([name, words]) => [name, words.test(text) ? '' : undefined]),
  )
}

import type { DemoBonus, DemoCasino, DemoGame } from '#db/demo/demo-schemas.ts'
import { currencyOf, everydayFacts } from './everyday.ts'
import { capitalise, type Facts } from './phrases.ts'
import { pick, type Random, shuffle } from '#db/demo/seeded.ts'

/** Methods that put money in but never take it out. */
const DEPOSIT_ONLY = /paysafe|neosurf|voucher|prepaid|gift|apple ?pay|google ?pay|boku|phone|sms/i
const CRYPTO = /bitcoin|btc|eth|litecoin|tether|usdt|crypto|doge|ripple|solana|coin/i
const BANK_OR_CARD = /visa|mastercard|maestro|card|bank|transfer|wire|sepa|trustly/i

/** How long a withdrawal takes, said so that "in ..." and "... later" both work. */
const WAITS = {
  crypto: {
    fast: ['twenty minutes', 'half an hour', '40 minutes', 'about an hour'],
    fair: ['most of a day', 'a day', 'a day and a half'],
    slow: ['four days', 'five days', 'a week'],
  },
  wallet: {
    fast: ['two hours', 'three hours', 'four hours', 'about an hour', 'half a day'],
    fair: ['a day and a half', 'two days', 'nearly three days'],
    slow: ['six days', 'eight days', 'nine days', 'eleven days', 'two weeks'],
  },
  bank: {
    fast: ['one working day', 'a day', 'about 20 hours', 'a day and a bit'],
    fair: ['three days', 'three working days', 'four days'],
    slow: ['nine days', 'eleven days', 'two weeks', 'twelve working days', 'sixteen days'],
  },
}

/** What one visitor can truthfully mention: methods, studios, games and offers this casino has. */
export function casinoFacts(
  random: Random,
  casino: DemoCasino,
  bonuses: readonly DemoBonus[],
  games: readonly DemoGame[],
): Facts {
  const payoutMethods = casino.paymentMethods.filter((method) => !DEPOSIT_ONLY.test(method))
  const method = payoutMethods.length > 0 ? pick(random, payoutMethods) : undefined
  const waits = WAITS[kindOf(method ?? '')]
  const slow = pick(random, waits.slow)
  const [provider, provider2] = shuffle(random, casino.gameProviders)
  const ofItsStudios = shuffle(random, games).filter(
    (game) => casino.gameProviders.includes(game.provider) && game.name.length <= 24,
  )
  return {
    ...everydayFacts(random, currencyOf(random, casino.supportedCurrencies)),
    ...offerFacts(bonuses.find((bonus) => bonus.type === 'welcome')),
    casino: casino.name.length <= 18 ? casino.name : undefined,
    method: method && asSpoken(method),
    depositMethod: casino.paymentMethods.map(asSpoken),
    fast: pick(random, waits.fast),
    fair: pick(random, waits.fair),
    slow,
    slowStart: capitalise(slow),
    provider,
    provider2,
    providerCount: casino.gameProviders.length >= 6 ? String(casino.gameProviders.length) : undefined,
    game: ofItsStudios[0]?.name,
    slotGame: ofItsStudios.find((game) => game.type === 'slot')?.name,
    license: casino.license !== null && casino.license.length <= 40 ? casino.license : undefined,
    year: String(casino.establishedYear),
    ...conditions(casino),
  }
}

function kindOf(method: string): keyof typeof WAITS {
  return BANK_OR_CARD.test(method) ? 'bank' : CRYPTO.test(method) ? 'crypto' : 'wallet'
}

function asSpoken(method: string): string {
  return /^(?:instant |fast )?(?:bank|wire|credit|debit)\b/i.test(method) ? method.toLowerCase() : method
}

function offerFacts(welcome: DemoBonus | undefined): Facts {
  const times = Number(/(\d+)\s*[x×]/i.exec(welcome?.wageringRequirement ?? '')?.[1] ?? 0)
  const wager = times > 0 ? `${times}x` : undefined
  return {
    bonusAmount: welcome && welcome.amount.length <= 40 ? welcome.amount : undefined,
    wager,
    ifMatch: welcome?.amount.includes('%') ? '' : undefined,
    lowWager: times <= 35 ? wager : undefined,
    highWager: times >= 40 ? wager : undefined,
  }
}

function conditions(casino: DemoCasino): Facts {
  const features = casino.features.join(' ')
  const when = (met: boolean) => (met ? '' : undefined)
  return {
    ifApp: when(/\bapps?\b/i.test(features)),
    ifLive: when(/live (?:casino|dealer|table|game)/i.test(features)),
    ifVip: when(/vip|loyal|reward|points/i.test(features)),
  }
}

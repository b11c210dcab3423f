import type { DemoBonus } from '#db/demo/demo-schemas.ts'
import { everydayFacts } from './everyday.ts'
import type { Facts } from './phrases.ts'
import { pick, type Random } from '#db/demo/seeded.ts'

const MONEY = String.raw`(?:[€£$]\s?\d[\d,.]*\d|[€£$]\s?\d)`

/** What one visitor can truthfully mention about a bonus, read from its own words. */
export function bonusFacts(random: Random, bonus: DemoBonus): Facts {
  const { deposit, ...everyday } = everydayFacts(random, 'EUR')
  const times = Number(/(\d+)\s*[x×]/i.exec(bonus.wageringRequirement ?? '')?.[1] ?? 0)
  const wager = times > 0 ? `${times}x` : undefined
  const terms = bonus.terms ?? ''
  const paidIn = bonus.type !== 'no_deposit'
  const minDeposit = found(bonus.minDeposit ?? '', `(${MONEY})`)
  const when = (met: boolean) => (met ? '' : undefined)
  return {
    ...everyday,
    deposit: paidIn ? atLeast(random, deposit, minDeposit) : undefined,
    casino: bonus.casino.length <= 18 ? bonus.casino : undefined,
    amount: bonus.amount.length <= 36 ? bonus.amount : undefined,
    percent: found(bonus.amount, String.raw`(\d+%)`),
    cap: found(bonus.amount, `up to (${MONEY})`),
    spins: found(bonus.amount, String.raw`(\d+)\s+(?:free |extra |bonus )?spins`),
    wager,
    lowWager: times <= 30 ? wager : undefined,
    midWager: times > 30 && times < 40 ? wager : undefined,
    highWager: times >= 40 ? wager : undefined,
    wagerTime: wager && ['four days', 'five days', 'a week', 'six evenings', 'nine days', 'a long weekend'],
    minDeposit: paidIn ? minDeposit : undefined,
    maxWin: found(bonus.maxWin ?? '', `(${MONEY})`),
    maxBet: found(terms, `max(?:imum)? (?:bet|stake)[^€£$.]{0,30}(${MONEY})`),
    validDays: found(terms, String.raw`(\d+)[ -]days?\b`),
    code: bonus.code ?? undefined,
    stake: ['€0.10', '€0.20', '€0.50'],
    coins: ['38 cents', '62 cents', '€1.40', '€2.10', '€3.20'],
    ifNoWager: when(times === 0),
    ifWager: when(times > 0),
    ifDeposit: when(paidIn),
    ifSmallDeposit: when(Number(minDeposit?.replace(/[^\d.]/g, '') ?? Infinity) <= 10),
    ifCode: when(bonus.code !== null),
    ifStakeLimit: when(/max(?:imum)? (?:bet|stake)/i.test(terms)),
    ifMatch: when(bonus.amount.includes('%') && (bonus.type === 'welcome' || bonus.type === 'reload')),
    ifWelcome: when(bonus.type === 'welcome'),
    ifNoDeposit: when(bonus.type === 'no_deposit'),
    ifSpins: when(/spin/i.test(bonus.amount)),
    ifCashback: when(bonus.type === 'cashback'),
    ifReload: when(bonus.type === 'reload'),
    ifVip: when(bonus.type === 'vip'),
  }
}

function found(text: string, pattern: string): string | undefined {
  return new RegExp(pattern, 'i').exec(text)?.[1]
}

/** Nobody claims a bonus with less than its smallest deposit. */
function atLeast(random: Random, deposit: Facts[string], minDeposit: string | undefined): Facts[string] {
  const least = Number(minDeposit?.replace(/[^\d.]/g, '') ?? 0)
  return Number(String(deposit).slice(1)) >= least ? deposit : `€${least * pick(random, [1, 1, 2])}`
}

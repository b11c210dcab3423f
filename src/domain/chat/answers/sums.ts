/** Works out sums that a message states in full: what play costs, what bonuses, cashback and conditions come to. */
import type { Bonus } from '#contract/bonuses/bonuses.schema.ts'
import { LANGUAGE } from '#contract/shared/language.ts'
import { PACE } from '../../offers/reality.ts'
import { counted } from '../../shared/counted.ts'
import { draft, type Draft } from './draft.ts'
import { PAGES } from './lines.ts'
import { firstOf, readAmounts, type Amounts, type Role } from './amount-roles.ts'
import { euros, EXAMPLE_RTP, ON_BOTH, wageringIn } from './wagering.ts'

/** The result in one sentence and what it leaves out; undefined for a message without such a sum. */
export function workedOut(message: string): Draft | undefined {
  const amounts = readAmounts(message)
  const values = [...amounts.byRole.values()].flat()
  const isSane = values.length > 0 && values.every((value) => value > 0 && value <= LARGEST)
  if (!isSane || ASKS_FOR_LIST.test(amounts.text)) return undefined
  for (const sum of SUMS) {
    const result = fits(sum, amounts) ? sum.says(amounts) : undefined
    if (result === undefined) continue
    const page = OF_BONUSES.some((role) => amounts.byRole.has(role)) ? PAGES.bonuses : PAGES.games
    return draft(result.replaceAll('€', amounts.sign).split('\n'), [page, PAGES.help])
  }
  return undefined
}

const OF_BONUSES: readonly Role[] = ['wagering', 'match', 'back', 'cashout', 'counts', 'bonus']

const LARGEST = 999_999
const ASKS_FOR_LIST =
  /^(?:why|which(?! (?:one )?(?:is|are|costs|takes|needs|would) )|show|list|find|recommend)\b|\b(?:best|casinos|sites|bonuses|offers|slots with|games with|casino (?:with|that))\b/

/** What offers of the kind "100% up to €200" add to the deposit that a message names. */
export function bonusesFor(message: string, offers: readonly Bonus[]): string[] {
  const amounts = readAmounts(message)
  const deposit =
    firstOf(amounts, 'deposit') ?? Number(/for (?:an? )?€?(\d+)(?![\d.]| ?[%x])/.exec(amounts.text)?.[1])
  return offers.flatMap(({ amount, title }) => {
    const [, percent, most] = /^(\d+)% up to €(\d+)/.exec(amount) ?? []
    return percent === undefined || Number.isNaN(deposit)
      ? []
      : [`${title}: ${matched(Number(percent), deposit, Number(most))}`]
  })
}

/** A sum is worked out when the message states all that it needs and nothing that it cannot use. */
interface Sum {
  needs: readonly Role[]
  may?: readonly Role[]
  /** How many further amounts it takes, whatever they are called. */
  further?: readonly number[]
  when?: RegExp
  says: (amounts: Amounts) => string | undefined
}

const AMOUNTS: readonly Role[] = ['amount', 'number', 'staked', 'loss', 'bonus', 'deposit', 'win']

function fits({ needs, may = [], further = [0], when }: Sum, { byRole, text }: Amounts): boolean {
  const wanted = (role: Role) => needs.filter((need) => need === role).length
  const others = [...byRole].filter(([role]) => wanted(role) === 0)
  const left = others.filter(([role]) => !may.includes(role))
  return (
    needs.every((role) => byRole.get(role)?.length === wanted(role)) &&
    others.every(([role, values]) => values.length === 1 || AMOUNTS.includes(role)) &&
    left.every(([role]) => AMOUNTS.includes(role)) &&
    further.includes(left.flatMap(([, values]) => values).length) &&
    (when?.test(text) ?? true)
  )
}

/** The first value of each role, else 0. */
function valuesOf<Roles extends readonly Role[]>(amounts: Amounts, ...roles: Roles) {
  return roles.map((role) => firstOf(amounts, role) ?? 0) as { [At in keyof Roles]: number }
}

const amountIn = (amounts: Amounts) => firstOf(amounts, ...AMOUNTS) ?? 0
const amountsOf = ({ byRole }: Amounts) => AMOUNTS.flatMap((role) => byRole.get(role) ?? [])
const number = (value: number) => value.toLocaleString(LANGUAGE, { maximumFractionDigits: 2 })
const COSTS = /\b(?:costs?|lose|loss|keeps?|happens|worth|expect(?:ed)?|back|in money)\b/
const CAUTION = 'One session can be far from that, and the whole budget may go.'

/** The share of stakes that the house keeps on average. */
function edgeOf(amounts: Amounts): number {
  return (firstOf(amounts, 'edge') ?? 100 - (firstOf(amounts, 'rtp') ?? EXAMPLE_RTP)) / 100
}

function rtpOf(amounts: Amounts): string {
  return `an RTP of ${number(100 - edgeOf(amounts) * 100)}%`
}

function costs(share: number, staked: number, pronoun?: string): string {
  return `${number(share * 100)}% of ${pronoun ?? euros(staked)} on average: ${euros(staked * share)}.`
}

function costOfRounds(amounts: Amounts, rounds: number): string | undefined {
  const stake = firstOf(amounts, 'stake', ...AMOUNTS)
  if (stake === undefined) return undefined
  const share = edgeOf(amounts)
  const noun = /\b(spin|hand)s?\b/.exec(amounts.text)?.[1] ?? 'round'
  const result = /\bworth\b/.test(amounts.text)
    ? `win ${euros(rounds * stake * (1 - share))} on average, before any wagering.`
    : `cost ${costs(share, rounds * stake, 'it')}`
  return `${counted(rounds, noun)} stake ${euros(rounds * stake)}. At ${rtpOf(amounts)} they ${result}\n${CAUTION}`
}

function costOfTime(amounts: Amounts): string | undefined {
  return costOfRounds(
    amounts,
    (firstOf(amounts, 'hours') ?? 1) * (firstOf(amounts, 'pace') ?? PACE.roundsAnHour),
  )
}

function costOfStakes(amounts: Amounts): string {
  const share = edgeOf(amounts)
  const staked = firstOf(amounts, ...AMOUNTS) ?? EXAMPLE_STAKE
  return `At ${rtpOf(amounts)} a game keeps ${costs(share, staked)}\n${CAUTION}`
}

const EXAMPLE_STAKE = 100

function matched(percent: number, deposit: number, most: number): string {
  return `a deposit of ${euros(deposit)} gets ${euros(Math.min(most, (deposit * percent) / 100))}: ${percent}% of it, and ${euros(most)} at most.`
}

/** What is staked in all, with the sentence that works it out. */
function turnover(amounts: Amounts): { stakes: number; sentence: string } | undefined {
  const sum = wageringIn(amounts)
  if (sum === undefined) return undefined
  const amount = sum.base === 'bonus' ? sum.bonus : sum.bonus + sum.deposit
  const stakes = amount * sum.times
  return { stakes, sentence: `${number(sum.times)} × ${euros(amount)} = ${euros(stakes)} to stake.` }
}

/** How many rounds of this stake an amount is. */
function roundsIn(money: number, stake: number): number {
  return Math.floor(money / stake + 1e-9)
}

function lasts(rounds: number): string {
  const minutes = Math.round((60 * rounds) / PACE.roundsAnHour)
  const time = minutes < 120 ? counted(minutes, 'minute') : `about ${Math.round(minutes / 60)} hours`
  return `At ${PACE.roundsAnHour} an hour that is ${time}.`
}

const ASKS_ROUNDS = /how (?:many (?:€?[\d.]+ )?(?:bets|spins|rounds|hands|hours)|long)/
const WAGERED: readonly Role[] = ['match', 'cap', 'deposit', 'bonus', 'amount', 'staked', 'number']

const MULTIPLE_ON_BOTH = new RegExp(String.raw`(\d[\d.]*)[ -]?(?:x|times)\D*?(?:${ON_BOTH.source})`)

const SUMS: readonly Sum[] = [
  {
    needs: ['rtp'],
    when: /\bedge\b/,
    says: (amounts) =>
      `An RTP of ${firstOf(amounts, 'rtp')}% is a house edge of ${number(edgeOf(amounts) * 100)}%.`,
  },
  {
    needs: ['edge'],
    when: /\brtp\b/,
    says: (amounts) =>
      `A house edge of ${firstOf(amounts, 'edge')}% is an RTP of ${number(100 - edgeOf(amounts) * 100)}%.`,
  },
  {
    needs: ['rounds'],
    may: ['stake', 'rtp', 'edge'],
    further: [0, 1],
    when: COSTS,
    says: (amounts) => costOfRounds(amounts, firstOf(amounts, 'rounds') ?? 0),
  },
  { needs: ['hours'], may: ['pace', 'stake', 'rtp', 'edge'], further: [0, 1], when: COSTS, says: costOfTime },
  { needs: ['pace'], may: ['stake', 'rtp', 'edge'], further: [0, 1], when: COSTS, says: costOfTime },
  { needs: ['rtp'], further: [0, 1], when: COSTS, says: costOfStakes },
  { needs: ['edge'], further: [0, 1], when: COSTS, says: costOfStakes },
  { needs: ['edge'], further: [1], says: costOfStakes },
  {
    needs: ['rtp', 'rtp'],
    further: [1],
    says: (amounts) => {
      const staked = amountIn(amounts)
      const [first = 0, second = 0] = (amounts.byRole.get('rtp') ?? []).map(
        (rtp) => (staked * (100 - rtp)) / 100,
      )
      const [rtp, other] = amounts.byRole.get('rtp') ?? []
      return `Of ${euros(staked)} staked, an RTP of ${rtp}% keeps ${euros(first)} on average, one of ${other}% ${euros(second)}: a difference of ${euros(Math.abs(first - second))}.\n${CAUTION}`
    },
  },
  {
    needs: ['match', 'cap'],
    further: [0, 1],
    says: (amounts) => {
      const [percent, most] = valuesOf(amounts, 'match', 'cap')
      const deposit = amountIn(amounts)
      if (/\b(?:full|maximum|whole)\b/.test(amounts.text))
        return `A deposit of ${euros((100 * most) / percent)} gets the full ${euros(most)}: ${percent}% of it.`
      return deposit > 0 ? `So ${matched(percent, deposit, most)}` : undefined
    },
  },
  {
    needs: ['match'],
    further: [1],
    when: /\b(?:full|whole)\b|(?:must|do|should|need|have|to) .*deposit .*(?:get|for|receive)/,
    says: (amounts) => {
      const [percent] = valuesOf(amounts, 'match')
      const bonus = firstOf(amounts, 'bonus', 'amount', 'number') ?? 0
      return bonus > 0
        ? `A deposit of ${euros((100 * bonus) / percent)} gets ${euros(bonus)}: ${percent}% of it.`
        : undefined
    },
  },
  {
    needs: ['match'],
    further: [1],
    says: (amounts) => {
      const [percent] = valuesOf(amounts, 'match')
      const deposit = firstOf(amounts, 'deposit', 'amount', 'number') ?? 0
      const bonus = (deposit * percent) / 100
      return deposit > 0
        ? `A deposit of ${euros(deposit)} gets ${euros(bonus)}: ${percent}% of it, ${euros(deposit + bonus)} with the deposit. Most offers name a highest amount.`
        : undefined
    },
  },
  {
    needs: ['back'],
    may: ['cap'],
    further: [1],
    when: /^(?!.*\b(?:day|week|month)\b.*\b(?:week|month|year)\b)/,
    says: (amounts) => {
      const [percent] = valuesOf(amounts, 'back')
      const back = (percent * amountIn(amounts)) / 100
      const most = firstOf(amounts, 'cap') ?? Infinity
      return `${percent}% of ${euros(amountIn(amounts))} is ${euros(back)}${back > most ? `, of which the casino pays ${euros(most)} at most` : ''}.`
    },
  },
  {
    needs: ['percent'],
    further: [1],
    when: /^(?:what|how much) (?:is|are) n?[\d.]+% of €?[\d.]+\W*$|% of (?:a |my )?(?:loss|bonus|deposit)/,
    says: (amounts) => {
      const [percent] = valuesOf(amounts, 'percent')
      const amount = amountIn(amounts)
      return `${percent}% of ${euros(amount)} is ${euros((percent * amount) / 100)}.`
    },
  },
  {
    needs: ['counts'],
    may: ['wagering', 'percent'],
    further: [1],
    says: (amounts) => {
      const share = firstOf(amounts, 'counts') ?? 100
      const stakes = amountIn(amounts) * (firstOf(amounts, 'wagering') ?? 1)
      return `What counts ${share}% must be staked ${number(100 / share)} times as much: ${euros(stakes)} of wagering takes ${euros((100 * stakes) / share)} of stakes.`
    },
  },
  {
    needs: ['cashout'],
    may: ['rounds', 'wagering'],
    further: [1],
    says: (amounts) => {
      const [times] = valuesOf(amounts, 'cashout')
      const amount = amountIn(amounts)
      return `${times} × ${euros(amount)} = ${euros(times * amount)} can be withdrawn at most. What is won beyond that is taken off.`
    },
  },
  {
    needs: ['win', 'wagering'],
    may: ['rounds'],
    says: (amounts) => {
      const [times, win] = valuesOf(amounts, 'wagering', 'win')
      return `Winnings of free spins are wagered like a bonus: ${times} × ${euros(win)} = ${euros(times * win)} to stake. On a slot with ${rtpOf(amounts)} that costs ${costs(edgeOf(amounts), times * win)}`
    },
  },
  {
    needs: ['wagering', 'stake'],
    may: WAGERED,
    says: (amounts) => {
      const [due, [stake]] = [turnover(amounts), valuesOf(amounts, 'stake')]
      if (due === undefined) return undefined
      const rounds = roundsIn(due.stakes, stake)
      return `${due.sentence} That is ${number(rounds)} rounds of ${euros(stake)}.\n${lasts(rounds)}`
    },
  },
  {
    needs: ['wagering', 'days'],
    may: WAGERED,
    says: (amounts) => {
      const [due, [days]] = [turnover(amounts), valuesOf(amounts, 'days')]
      return due && `${due.sentence} In ${counted(days, 'day')} that is ${euros(due.stakes / days)} a day.`
    },
  },
  {
    needs: ['wagering', 'wagering'],
    when: ON_BOTH,
    says: (amounts) => {
      const times = amounts.byRole.get('wagering') ?? []
      const both = Number(MULTIPLE_ON_BOTH.exec(amounts.text)?.[1])
      const alone = times.find((each) => each !== both) ?? both
      const verdict = 2 * both > alone ? 'more' : 2 * both < alone ? 'less' : 'the same'
      return `Where the bonus is as large as the deposit, ${both}× on both is ${2 * both}× the bonus: ${verdict === 'the same' ? 'the same as' : `${verdict} than`} ${alone}× on the bonus alone. A smaller bonus makes ${both}× on both more still.`
    },
  },
  {
    needs: ['wagering', 'wagering'],
    further: [2],
    says: (amounts) => {
      const [first = 0, second = 0] = amountsOf(amounts)
      const lines = (amounts.byRole.get('wagering') ?? []).map((times, at) => {
        const bonus = at === 0 ? first : second
        return `${times}× on ${euros(bonus)} is ${euros(times * bonus)} to stake, which costs ${costs(edgeOf(amounts), times * bonus)}`
      })
      return [`On a slot with ${rtpOf(amounts)}:`, ...lines].join('\n')
    },
  },
  {
    needs: ['rounds', 'stake', 'wagering'],
    says: (amounts) => {
      const [rounds, stake, times] = valuesOf(amounts, 'rounds', 'stake', 'wagering')
      const win = rounds * stake * (1 - edgeOf(amounts))
      return `${counted(rounds, 'spin')} of ${euros(stake)} win ${euros(win)} on average at ${rtpOf(amounts)}. Wagering that ${times} times is ${euros(win * times)} of stakes, which costs ${costs(edgeOf(amounts), win * times)}`
    },
  },
  {
    needs: ['days'],
    further: [1],
    when: /\b(?:wager|a day|per day|daily|each day)/,
    says: (amounts) => {
      const [days] = valuesOf(amounts, 'days')
      const stakes = amountIn(amounts)
      return `${euros(stakes)} in ${counted(days, 'day')} is ${euros(stakes / days)} a day.`
    },
  },
  {
    needs: [],
    further: [1],
    when: /\b(?:a|per|each|every) (?:day|week|month)\b.*\b(?:monthly|yearly|month|year)\b|\b(?:monthly|yearly)\b.* (?:a|per|each|every) (?:day|week|month)\b/,
    says: (amounts) => {
      const [, unit = 'week'] = /(?:a|per|each|every) (day|week|month)\b/.exec(amounts.text) ?? []
      const amount = amountIn(amounts)
      const year = amount * { day: 365, week: 52, month: 12 }[unit as 'day' | 'week' | 'month']
      return `${euros(amount)} a ${unit} is ${unit === 'month' ? '' : `${euros(year / 12)} a month and `}${euros(year)} a year.`
    },
  },
  {
    needs: ['pays'],
    may: ['stake'],
    further: [0, 1],
    says: (amounts) => {
      const [times] = valuesOf(amounts, 'pays')
      const stake = firstOf(amounts, 'stake', ...AMOUNTS) ?? 0
      return stake > 0 ? `${number(times)} × ${euros(stake)} = ${euros(times * stake)}.` : undefined
    },
  },
  {
    needs: [],
    may: ['stake'],
    further: [1, 2],
    when: ASKS_ROUNDS,
    says: (amounts) => {
      const sizes = [...amountsOf(amounts), ...(amounts.byRole.get('stake') ?? [])].toSorted((a, b) => a - b)
      const [stake = 0, money = 0, ...more] = sizes
      if (stake === 0 || stake * 2 > money || more.length > 0) return undefined
      const rounds = roundsIn(money, stake)
      const time = /how (?:long|many hours)/.test(amounts.text) ? `\n${lasts(rounds)}` : ''
      return `${euros(money)} is ${number(rounds)} rounds of ${euros(stake)}, without what they win.${time}`
    },
  },
]

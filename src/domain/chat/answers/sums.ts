/** Works out sums that a message states in full: the cost of play, matched bonuses, cashback, spins, and house edges. */
import type { Bonus } from '#contract/bonuses/bonuses.schema.ts'
import { LANGUAGE } from '#contract/shared/language.ts'
import { PACE } from '../../offers/reality.ts'
import { minRtpIn } from '../../search/facet-words.ts'
import { plainQuantities } from '../../search/quantities.ts'
import { counted } from '../../shared/counted.ts'
import { draft, type Draft } from './draft.ts'
import { PAGES } from './lines.ts'
import { euros, EXAMPLE_RTP } from './wagering.ts'

const EXAMPLE_STAKE = 100
const round = (percent: number) => percent.toLocaleString(LANGUAGE, { maximumFractionDigits: 2 })

/** The result in one sentence and what it leaves out; undefined for a message without such a sum. */
export function workedOut(message: string): Draft | undefined {
  const text = amountsOnly(message)
  const said = SUMS.map((sum) => sum(text)).find((each) => each !== undefined && each !== '')
  const sign = /£|\dp\b|pence|pounds?/i.test(message) ? '£' : /\$|dollars?/i.test(message) ? '$' : '€'
  const lines = said?.replaceAll('€', sign).split('\n')
  return lines && draft(lines, [PAGES.games, PAGES.help])
}

/** What offers of the kind "100% up to €200" add to the deposit that a message names. */
export function bonusesFor(message: string, offers: readonly Bonus[]): string[] {
  const deposit = depositIn(amountsOnly(message))
  return offers.flatMap(({ amount, title }) => {
    const [, percent, most] = /^(\d+)% up to €(\d+)/.exec(amount) ?? []
    return percent === undefined || Number.isNaN(deposit)
      ? []
      : [`${title}: ${matched(Number(percent), Number(most), deposit)}`]
  })
}

/** Lower case, with amounts as bare numbers: "€1,000" is "1000", "0,20 euros" is "0.20", "20 cents" is "0.2". */
function amountsOnly(message: string): string {
  return plainQuantities(message)
    .replaceAll(
      /(?<=\d),(?=\d{3}(?!\d))|[€$£] ?|(?<=\d) ?(?:€|euros?|eur|dollars?|pounds?|quid)(?![a-z])/g,
      '',
    )
    .replaceAll(/(?<=\d),(?=\d)/g, '.')
    .replaceAll(/(\d+) ?(?:c|cents?|p|pence)(?![a-z])/g, (_, cents: string) => String(Number(cents) / 100))
    .replaceAll(/ ?(?:percent|per cent)(?![a-z])/g, '%')
}

/** NaN without a deposit. */
function depositIn(text: string): number {
  const found =
    /(?:deposit(?:ing|ed|s)?|put in|pay in) (?:of )?(\d+)|(\d+) deposit|for (?:an? )?(\d+)(?![\d.]| ?[%x])/.exec(
      text,
    )
  return Number(firstIn(found))
}

function matched(percent: number, most: number, deposit: number): string {
  const bonus = Math.min(most, (deposit * percent) / 100)
  return `a deposit of ${euros(deposit)} gets ${euros(bonus)}: ${percent}% of it, and ${euros(most)} at most.`
}

const NUMBER = String.raw`(\d+(?:\.\d+)?)`
const ROUNDS = /(\d+) (?:(?:free|bonus) )?(spins|rounds|hands|times)\b/
const BARE = String.raw`${NUMBER}(?![\d.]| ?[%x])`
const PER_ROUND = new RegExp(
  String.raw`${NUMBER} (?:per|an?|each|every) (?:spin|round|hand|time)|(?:spins|rounds|hands|times) (?:at|of|for|with) (?:an? )?${BARE}|(?:bet|stake|staking|betting) ${BARE}`,
)
const MONEY_AND_STAKE = new RegExp(
  String.raw`how (?:many (?:bets|spins|rounds|hands)|long) .*?\b${NUMBER} .*?(?:at|of|with|for|wager) ${NUMBER}(?![%x\d])`,
)
const EDGE = new RegExp(`${NUMBER}% house edge|house edge (?:of|is) ${NUMBER}`)
const RTP = new RegExp(`rtp (?:is |of )?${NUMBER}|${NUMBER}% rtp`)
const OF_A_GAME = new RegExp(`${NUMBER}% (?:slot|game|machine)|(?:back|staked|loss).* at ${NUMBER}%`)
const STAKED =
  /(?:stake|bet|wager|turn over|per|every|for|of|with) (\d{1,6})(?![\d.%x]| ?[%x])|(\d{2,6}) (?:staked|at|on|comes? back)/

const firstIn = (found: RegExpExecArray | null) => found?.slice(1).find((each) => each !== undefined)

/** "€100 on a slot with an RTP of 95%", "1,000 spins at €0.20", "a house edge of 4% in money". */
function costOfPlay(text: string): string | undefined {
  const edge = firstIn(EDGE.exec(text))
  const ofGame = firstIn(OF_A_GAME.exec(text))
  const stated = edge === undefined ? (minRtpIn(text) ?? (ofGame && Number(ofGame))) : 100 - Number(edge)
  const rtp = stated ?? EXAMPLE_RTP
  const [, rounds, noun = ''] = ROUNDS.exec(text) ?? []
  const stake = rounds && firstIn(PER_ROUND.exec(text))
  const spins = stake === undefined ? undefined : rounds
  const amount = firstIn(STAKED.exec(text))
  const staked = spins === undefined ? Number(amount ?? EXAMPLE_STAKE) : Number(spins) * Number(stake)
  const read = [spins, spins === undefined ? amount : stake, stated].filter((each) => each !== undefined)
  // With a number that was not read it would be another sum.
  if ((text.match(/\d+(?:\.\d+)?/g)?.length ?? 0) > read.length) return undefined
  const asks =
    / (?:costs?|lose|loss|keeps?|happens|worth|expect(?:ed)?|back|in money)\b/.test(text) &&
    !text.startsWith('why ')
  if (!asks || !(staked > 0 && staked < 1_000_000) || (spins === undefined && stated === undefined))
    return undefined
  const share = (100 - Number(rtp)) / 100
  const percent = share.toLocaleString(LANGUAGE, { style: 'percent', maximumFractionDigits: 2 })
  const lost = `${percent} of ${spins === undefined ? euros(staked) : 'it'} on average: ${euros(staked * share)}.`
  const says =
    spins === undefined
      ? `At an RTP of ${rtp}% a game keeps ${lost}`
      : `${counted(Number(spins), noun.replace('times', 'rounds').replace(/s$/, ''))} stake ${euros(staked)}. At an RTP of ${rtp}% they ${/ worth\b/.test(text) ? `win ${euros(staked * (1 - share))} on average, before any wagering.` : `cost ${lost}`}`
  return `${says}\nOne session can be far from that, and the whole budget may go.`
}

const SUMS: readonly ((text: string) => string | undefined)[] = [
  costOfPlay,
  (text) => {
    const [, percent = '', most] = /(\d{1,3})% .{0,20}?up to (\d+)/.exec(text) ?? []
    if (most === undefined || /\dx|wager/.test(text)) return undefined
    const full = (100 * Number(most)) / Number(percent)
    if (/ (?:full|maximum|whole) /.test(text))
      return `A deposit of ${euros(full)} gets the full ${euros(Number(most))}: ${percent}% of it.`
    const deposit = depositIn(text)
    return Number.isNaN(deposit) ? undefined : `So ${matched(Number(percent), Number(most), deposit)}`
  },
  (text) => {
    const [, percent, loss] = /(\d{1,2})% (?:cash ?back|back)\D+(\d{1,6})(?! ?[%x])/.exec(text) ?? []
    return (
      percent && `${percent}% of ${euros(Number(loss))} is ${euros((Number(percent) * Number(loss)) / 100)}.`
    )
  },
  (text) => {
    const numbers = (MONEY_AND_STAKE.exec(text) ?? []).slice(1).map(Number)
    const [stake = 0, money = 0] = numbers.toSorted((a, b) => a - b)
    if (stake === 0 || stake * 2 > money) return undefined
    const spins = Math.floor(money / stake + 1e-9)
    const minutes = Math.round((60 * spins) / PACE.roundsAnHour)
    const time = text.includes('how long')
      ? `\nAt ${PACE.roundsAnHour} an hour that is ${counted(minutes, 'minute')}.`
      : ''
    return `${euros(money)} is ${spins.toLocaleString(LANGUAGE)} rounds of ${euros(stake)}, without what they win.${time}`
  },
  (text) => {
    const [edge, rtp] = [EDGE, RTP].map((one) => firstIn(one.exec(text)))
    if (!(text.includes('rtp') && text.includes('edge'))) return undefined
    return edge === undefined
      ? rtp && `An RTP of ${rtp}% is a house edge of ${round(100 - Number(rtp))}%.`
      : `A house edge of ${edge}% is an RTP of ${round(100 - Number(edge))}%.`
  },
]

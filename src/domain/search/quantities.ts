/**
 * Reads amounts, multiples, percentages, spans and counts from English text. Every reader of texts uses this grammar.
 */
import type { Money } from '#contract/offers/terms.ts'
import { amountValue } from '../bonuses/bonus-amount.ts'

/** `at` and `end` are positions in the text. Spans are in days: 72 hours are 3, a month is 30. */
export type Quantity = { at: number; end: number } & (
  | { is: 'money'; money: Money }
  | { is: 'times' | 'percent' | 'days' | 'count'; value: number }
)

const CURRENCIES: Readonly<Record<string, string>> = {
  '€': 'EUR',
  euro: 'EUR',
  $: 'USD',
  dollar: 'USD',
  c$: 'CAD',
  '£': 'GBP',
  pound: 'GBP',
}
const CODES = 'eur|usdt|usd|gbp|cad|aud|nzd|nok|sek|dkk|pln|chf|brl|inr|jpy'
const SIGN = String.raw`(?:[€$£]|c\$|(?:${CODES})\b)`
const NUMBER = String.raw`(?<![\d.,])\d[\d.,']{0,14}(?: \d{3}){0,3}(?<=\d)k?`
const DECIMAL = String.raw`(?<![\d.,])\d{1,4}(?:[.,]\d{1,2})?`
const QUANTITY = new RegExp(
  [
    String.raw`(?<money>${SIGN} ?${NUMBER}|${NUMBER} ?(?:€|£|(?:${CODES}|euros?|dollars?|pounds?)\b))`,
    String.raw`(?<pence>(?<![\d.,])\d{1,2})p\b`,
    String.raw`(?<times>${DECIMAL})[ -]?(?:x|times\b|-?fold\b)`,
    String.raw`(?<percent>${DECIMAL}) ?%`,
    String.raw`(?<span>(?<![\d.,])\d{1,4})[ -](?:calendar |consecutive )?(?<unit>hour|day|week|month)s?\b`,
    String.raw`(?<count>(?<![\d.,€$£-])\d{1,4})(?![\d.,]*\d)`,
  ].join('|'),
  'gi',
)
const DAYS: Readonly<Record<string, number>> = { hour: 1 / 24, day: 1, week: 7, month: 30 }

export function quantitiesIn(text: string): Quantity[] {
  return [...text.matchAll(QUANTITY)].flatMap((match): Quantity[] => {
    const { money, pence, times, percent, span, unit, count } = match.groups ?? {}
    const place = { at: match.index, end: match.index + match[0].length }
    if (money !== undefined) {
      const read = moneyIn(money)
      return read === undefined ? [] : [{ ...place, is: 'money', money: read }]
    }
    if (pence !== undefined)
      return [{ ...place, is: 'money', money: { amount: Number(pence) / 100, currency: 'GBP' } }]
    if (times !== undefined) return [{ ...place, is: 'times', value: decimal(times) }]
    if (percent !== undefined) return [{ ...place, is: 'percent', value: decimal(percent) }]
    if (span === undefined) return [{ ...place, is: 'count', value: Number(count) }]
    const days = Math.round(Number(span) * (DAYS[unit?.toLowerCase() ?? ''] ?? 1) * 1000) / 1000
    return days === 0 ? [] : [{ ...place, is: 'days', value: days }]
  })
}

/** "€1,000" or "20 euros"; undefined without a currency. */
export function moneyIn(text: string): Money | undefined {
  const amount = amountValue(text)
  const sign = /c\$|[€$£]|[a-z]{3,}/i.exec(text)?.[0].toLowerCase().replace(/s$/, '') ?? ''
  const currency =
    CURRENCIES[sign] ?? (new RegExp(`^(?:${CODES})$`).test(sign) ? sign.toUpperCase() : undefined)
  return amount === null || currency === undefined ? undefined : { amount, currency }
}

function decimal(text: string): number {
  return Number(text.replace(',', '.'))
}

const UNITS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
const BEFORE = String.raw`(?= ?(?:\(\d+\) ?)?(?:x\b|times|percent|minutes?|hours?|days?|weeks?|months?|years?|cents?|spins|deposits|-?fold|calendar|business|working|euros?|pounds?|quid|dollars?|free spins))`
const WORD_NUMBER = new RegExp(
  String.raw`\b(?:(${TENS.join('|')})(?:[ -](${UNITS.slice(1, 10).join('|')}))?|(${UNITS.join('|')}))\b${BEFORE}`,
  'gi',
)

/** Number words before a unit in digits: "five euros" is "5 euros". */
export function inDigits(text: string): string {
  return text.replaceAll(WORD_NUMBER, (_, tens?: string, unit?: string, small?: string) =>
    String(
      tens === undefined
        ? UNITS.indexOf((small ?? '').toLowerCase())
        : TENS.indexOf(tens.toLowerCase()) * 10 + 20 + Math.max(0, UNITS.indexOf((unit ?? '').toLowerCase())),
    ),
  )
}

/** Lower case, with uniform multiples and numbers: "thirty-five (35) times" is "35 times", "x35" is "35x". */
export function plainQuantities(text: string): string {
  return inDigits(text.toLowerCase().replaceAll('×', 'x').replaceAll(/[’‘]/g, "'"))
    .replaceAll(/\b(\d{1,4}) \(\1\)/g, '$1')
    .replaceAll(/\b(within|in|for|have) an? (?=(?:day|week|month)\b)/g, '$1 1 ')
    .replaceAll(/\bonce\b(?= within| before| to)|(?<=wagered |staked )once\b/g, '1x')
    .replaceAll(/\bx ?(\d{1,4}(?:\.\d{1,2})?)(?![\d%]| ?x)/g, '$1x')
}

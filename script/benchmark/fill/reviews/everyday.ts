import type { Facts } from './phrases.ts'
import { pick, type Random } from '#db/demo/seeded.ts'

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

const PHONES = [
  'my iPhone',
  'an older iPhone',
  'my Android phone',
  'a cheap Android phone',
  'my iPad',
  'a small tablet',
  'my Pixel',
  "my wife's iPad",
  'a six-year-old Samsung',
  'my Galaxy',
  'an iPhone SE',
  'a Fairphone',
  'my old Huawei',
  'a Motorola',
]

const AGENTS = [
  'Dana',
  'Pavel',
  'Milo',
  'Ines',
  'Ruta',
  'Callum',
  'Oriana',
  'Teo',
  'Marit',
  'Bea',
  'Stefan',
  'Luca',
  'Aisha',
  'Nora',
  'Jonas',
  'Ivo',
  'Klara',
  'Sam',
  'Hedda',
  'Tomas',
  'Elin',
  'Rafael',
]

/** How each currency is written, and how many of it a euro is, roughly. */
const CURRENCIES: Readonly<Record<string, readonly [before: string, after: string, perEuro: number]>> = {
  EUR: ['€', '', 1],
  USD: ['$', '', 1],
  GBP: ['£', '', 1],
  CAD: ['C$', '', 1],
  AUD: ['A$', '', 1],
  NZD: ['NZ$', '', 1],
  CHF: ['CHF ', '', 1],
  SEK: ['', ' kr', 10],
  NOK: ['', ' kr', 10],
  DKK: ['', ' kr', 10],
  PLN: ['', ' zł', 4],
}

/** Written after "a", so none begins with the sound of a vowel (8, 11 or 18). */
const WINS = [
  60, 75, 90, 120, 140, 150, 165, 200, 215, 240, 275, 310, 350, 420, 460, 500, 525, 640, 725, 960, 1250, 1400,
]
const DEPOSITS = [10, 15, 20, 20, 25, 30, 40, 50, 50, 60, 100]
const SMALL_WINS = [12, 14, 16, 19, 23, 27, 34, 38, 45, 52, 66]

/** The currency that this visitor plays in: mostly the first that is accepted and that we can write. */
export function currencyOf(random: Random, accepted: readonly string[]): string {
  const known = accepted.filter((code) => Object.hasOwn(CURRENCIES, code))
  return random() < 0.6 || known.length === 0 ? (known[0] ?? 'EUR') : pick(random, known)
}

/** What belongs to the visitor rather than to the thing reviewed: one phone, one currency, small habits. */
export function everydayFacts(random: Random, currency: string): Facts {
  const [before, after, perEuro] = CURRENCIES[currency] ?? ['€', '', 1]
  const money = (euros: number) => `${before}${(euros * perEuro).toLocaleString('en-GB')}${after}`
  const wins = WINS.map(money)
  return {
    day: DAYS,
    phone: pick(random, PHONES),
    agent: pick(random, AGENTS),
    amount: pick(random, wins),
    amount2: wins,
    deposit: pick(random, DEPOSITS.map(money)),
    smallAmount: SMALL_WINS.map(money),
    smallStake: money(1),
    minutes: ['two', 'three', 'four', 'five', 'six'],
    minutes2: ['five', 'ten', 'fifteen'],
    coins: [money(1), money(2), money(3)],
    longMinutes: ['25', '30', '35', '40', '50', '70'],
  }
}

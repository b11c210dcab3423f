/** Reads `unseen-terms.txt`: terms in ten styles, each with its contents in a short notation. */
import { readFileSync } from 'node:fs'
import type { OfferStep, OfferTerms } from '#contract/offers/terms.ts'
import { moneyIn } from '#domain/search/quantities.ts'

type Stated = Partial<Record<keyof OfferTerms, unknown>>

/** The first four texts of each style, and the four kept aside. */
export function unseenTerms(): {
  read: [text: string, stated: Stated][]
  aside: [text: string, stated: Stated][]
} {
  const file = readFileSync(new URL('unseen-terms.txt', import.meta.url), 'utf8')
  const styles = file.split(/^## .*\n/m).slice(1)
  const texts = styles.map((style) =>
    [...style.matchAll(/([^]*?)\n= (.*)\n/g)].map(([, text = '', stated = '']): [string, Stated] => [
      text.trim(),
      readStated(stated),
    ]),
  )
  return { read: texts.flatMap((of) => of.slice(0, 4)), aside: texts.flatMap((of) => of.slice(4)) }
}

const WORDS = {
  new: 'newCustomersOnly',
  cashable: 'cashable',
  kind: 'kind',
  fsw: 'freeSpinsWagering',
  bet: 'maxBet',
  cashout: 'maxCashout',
} as const

function readStated(line: string): Stated {
  const stated: Stated = {}
  for (const part of line.split('; ')) {
    const [word = '', ...rest] = part.split(' ')
    const text = rest.join(' ')
    const list = text.split(', ')
    const signed = (sign: string) =>
      list.flatMap((code) => (code.startsWith(sign) ? [code.slice(1)] : [])).toSorted()
    if (word === 'step') stated.steps = [...((stated.steps as OfferStep[] | undefined) ?? []), readStep(text)]
    else if (word === 'wagering')
      stated.wagering = { multiple: Number(rest[0]), base: rest[1] === '?' ? null : rest[1] }
    else if (word === 'wager-days') stated.daysToWager = Number(text)
    else if (word === 'claim-days') stated.daysToClaim = Number(text)
    else if (word === 'not') stated.excludedPaymentMethods = list
    else if (word === 'counts')
      stated.contributions = list.map((one) => ({
        gameType: one.replace(/ \d+$/, ''),
        percent: Number(/\d+$/.exec(one)?.[0]),
      }))
    else if (word === 'countries') stated.countries = { included: signed('+'), excluded: signed('-') }
    else stated[WORDS[word as keyof typeof WORDS]] = valueOf(text)
  }
  return stated
}

function valueOf(text: string): unknown {
  const [, multiple, of] = /^(\d+)x (\w+)$/.exec(text) ?? []
  if (multiple !== undefined) return { multiple: Number(multiple), of }
  return { yes: true, no: false }[text] ?? moneyIn(text) ?? (/^\d+$/.test(text) ? Number(text) : text)
}

/** "First deposit 100% €200 min €20 spins 50 €0.10 Paper Comet"; every part is optional. */
function readStep(text: string) {
  const [, label, percent, most, least, count, value, game] =
    /^(?:(\w+ deposit) ?)?(?:([\d.]+)% ?)?(?:([^ ]*\d+(?: [A-Z]+)?) ?)??(?:min ([^ ]+(?: [A-Z]+)?) ?)?(?:spins (\d+)(?: ([^ ]+))?(?: (.+))?)?$/.exec(
      text,
    ) ?? []
  return {
    label: label ?? null,
    matchPercent: percent === undefined ? null : Number(percent),
    maxBonus: (most !== undefined && moneyIn(most)) || null,
    minDeposit: (least !== undefined && moneyIn(least)) || null,
    freeSpins:
      count === undefined
        ? null
        : {
            count: Number(count),
            value: (value !== undefined && moneyIn(value)) || null,
            game: game ?? null,
          },
  }
}

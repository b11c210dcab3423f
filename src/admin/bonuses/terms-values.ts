/**
 * Converts the terms of an offer to the values of form fields: short texts, such as "€5" and "slots 100%, table games
 * 10%", where empty means "not stated". Unreadable text stays as it is, and the schema refuses it beside its field.
 */
import { TERM_FIELDS, type Money, type OfferTerms } from '#contract/offers/terms.ts'
import { moneyIn } from '#domain/search/quantities.ts'

type Values = Record<string, unknown>

export const NOT_STATED = 'not-stated'

export const EMPTY_STEP = {
  label: '',
  matchPercent: '',
  maxBonus: '',
  minDeposit: '',
  spins: '',
  spinValue: '',
  game: '',
}

export function textOfTerm(field: keyof OfferTerms, value: unknown): unknown {
  if (value === null || value === undefined) return BLANK[field] ?? ''
  return (WRITERS[field] ?? String)(value as never)
}

const BLANK: Readonly<Partial<Record<keyof OfferTerms, unknown>>> = {
  kind: NOT_STATED,
  steps: [],
  wagering: { multiple: '', base: NOT_STATED },
  cashable: NOT_STATED,
  newCustomersOnly: NOT_STATED,
  countries: { included: '', excluded: '' },
}

const WRITERS: { [Field in keyof OfferTerms]?: (value: NonNullable<OfferTerms[Field]>) => unknown } = {
  steps: (steps) =>
    steps.map((step) => ({
      label: step.label ?? '',
      matchPercent: step.matchPercent === null ? '' : String(step.matchPercent),
      maxBonus: moneyText(step.maxBonus),
      minDeposit: moneyText(step.minDeposit),
      spins: step.freeSpins === null ? '' : String(step.freeSpins.count),
      spinValue: moneyText(step.freeSpins?.value ?? null),
      game: step.freeSpins?.game ?? '',
    })),
  wagering: ({ multiple, base }) => ({ multiple: String(multiple), base: base ?? NOT_STATED }),
  contributions: (list) => list.map(({ gameType, percent }) => `${gameType} ${percent}%`).join(', '),
  maxBet: moneyText,
  maxCashout: (limit) =>
    limit === 'none' ? 'none' : 'amount' in limit ? moneyText(limit) : `${limit.multiple}x ${limit.of}`,
  cashable: yesOrNo,
  newCustomersOnly: yesOrNo,
  countries: ({ included, excluded }) => ({ included: included.join(', '), excluded: excluded.join(', ') }),
  excludedPaymentMethods: (methods) => methods.join(', '),
}

export function termsValuesOf(terms: unknown): Values {
  const given = (terms ?? {}) as Partial<OfferTerms>
  return Object.fromEntries(TERM_FIELDS.map((field) => [field, textOfTerm(field, given[field])]))
}

/** Null where nothing is stated. */
export function termsFormOf(values: unknown): unknown {
  const given = (values ?? {}) as Values
  const read = Object.fromEntries(
    TERM_FIELDS.flatMap((field) => {
      const value = READERS[field](given[field])
      return value === undefined || (Array.isArray(value) && value.length === 0) ? [] : [[field, value]]
    }),
  )
  return Object.keys(read).length === 0 ? null : read
}

const READERS: Readonly<Record<keyof OfferTerms, (value: unknown) => unknown>> = {
  kind: given,
  steps: (steps) => (Array.isArray(steps) ? (steps as Values[]).map(stepOf) : undefined),
  wagering: (value) => {
    const { multiple, base } = (value ?? {}) as Values
    const read = numberOf(multiple)
    return read === undefined ? undefined : { multiple: read, base: given(base) ?? null }
  },
  freeSpinsWagering: numberOf,
  contributions: (value) =>
    given(value)
      ?.split(/[,;\n]/)
      .filter((part) => part.trim() !== '')
      .map((part) => {
        const [, gameType, percent] = /^\s*(.+?)[\s:]+(\d+(?:\.\d+)?)\s*%?\s*$/.exec(part) ?? []
        return gameType === undefined ? part : { gameType: gameType.toLowerCase(), percent: Number(percent) }
      }),
  maxBet: moneyOf,
  maxCashout: (value) => {
    const text = given(value)
    if (text === undefined) return undefined
    if (/^none$/i.test(text)) return 'none'
    const [, multiple, of] = /^(\d+(?:\.\d+)?)\s*[x×]\s*(bonus|deposit)$/i.exec(text) ?? []
    return of === undefined ? moneyOf(text) : { multiple: Number(multiple), of: of.toLowerCase() }
  },
  cashable: booleanOf,
  daysToWager: numberOf,
  daysToClaim: numberOf,
  newCustomersOnly: booleanOf,
  countries: (value) => {
    const { included, excluded } = (value ?? {}) as Values
    const lists = { included: listOf(included), excluded: listOf(excluded) }
    return lists.included.length + lists.excluded.length === 0
      ? undefined
      : {
          included: lists.included.map((code) => code.toUpperCase()),
          excluded: lists.excluded.map((code) => code.toUpperCase()),
        }
  },
  excludedPaymentMethods: listOf,
}

function stepOf(step: Values): Values {
  const spins = numberOf(step.spins)
  return {
    label: given(step.label) ?? null,
    matchPercent: numberOf(step.matchPercent) ?? null,
    maxBonus: moneyOf(step.maxBonus) ?? null,
    minDeposit: moneyOf(step.minDeposit) ?? null,
    freeSpins:
      spins === undefined
        ? null
        : { count: spins, value: moneyOf(step.spinValue) ?? null, game: given(step.game) ?? null },
  }
}

function given(value: unknown): string | undefined {
  const text = typeof value === 'string' ? value.trim() : typeof value === 'number' ? String(value) : ''
  return text === '' || text === NOT_STATED ? undefined : text
}

function numberOf(value: unknown): number | string | undefined {
  const text = given(value)
    ?.replace(/\s*(?:%|x|×)$/i, '')
    .replace(',', '.')
  return text === undefined || Number.isNaN(Number(text)) ? text : Number(text)
}

function moneyOf(value: unknown): Money | string | undefined {
  const text = given(value)
  return text === undefined ? undefined : (moneyIn(text) ?? coinIn(text) ?? text)
}

/** Parses "0.5 BTC". */
function coinIn(text: string): Money | undefined {
  const [, amount, currency] = /^(\d+(?:\.\d+)?) ?([A-Z]{3,5})$/.exec(text) ?? []
  return currency === undefined ? undefined : { amount: Number(amount), currency }
}

function booleanOf(value: unknown): boolean | undefined {
  return value === 'yes' ? true : value === 'no' ? false : undefined
}

function listOf(value: unknown): string[] {
  return (given(value) ?? '')
    .split(/[,;\n]/)
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')
}

function moneyText(money: Money | null): string {
  return money === null ? '' : `${money.amount} ${money.currency}`
}

function yesOrNo(isSo: boolean): string {
  return isSo ? 'yes' : 'no'
}

/** Reads numbers in the notations of many countries and spreadsheets. */

/** The decimal sign of a file; `unknown` while none of its numbers shows it. */
export type DecimalSign = '.' | ',' | 'unknown'

/**
 * The number that a text states, without currency and percent sign: "96,51 %", "€1,000.50", "10 000". 'either' where
 * its only sign could separate thousands or decimals, such as "5.000", and the decimal sign is unknown. Undefined for
 * anything that is not a number.
 */
export function readNumber(text: string, decimal: DecimalSign): number | 'either' | undefined {
  const { digits, isNegative, isMoney } = partsOf(text)
  if (EXPONENT.test(digits)) return Number(`${isNegative ? '-' : ''}${digits}`)
  const own = signOf(digits, isMoney)
  if (own === undefined) return undefined
  if (own === 'either' && decimal === 'unknown') return 'either'
  const sign = own === 'either' ? decimal : own
  const at = sign === '' ? -1 : digits.lastIndexOf(sign)
  const [whole, part] = at === -1 ? [digits, ''] : [digits.slice(0, at), digits.slice(at + 1)]
  const plain = whole.replaceAll(/\D/g, '')
  if (plain.length > MOST_DIGITS || part.length > MOST_DIGITS) return undefined
  return Number(`${isNegative ? '-' : ''}${plain}.${part === '' ? '0' : part}`)
}

/** The decimal sign that the numbers of a file use; 'unknown' when none shows it, or they contradict each other. */
export function decimalSignOf(texts: Iterable<string>): DecimalSign {
  const shown = new Set<string>()
  for (const text of texts) {
    const { digits, isMoney } = partsOf(text)
    const sign = signOf(digits, isMoney)
    if (sign === '.' || sign === ',') shown.add(sign)
  }
  const [only] = shown
  return shown.size === 1 && (only === '.' || only === ',') ? only : 'unknown'
}

/** The longest cell that is read as a number, in characters. */
const MOST = 40
const MOST_DIGITS = 15
const EXPONENT = /^\d{1,15}(?:\.\d{1,15})?e[-+]?\d{1,2}$/i
const MARKED = /^(-?) ?([A-Z]{3}|\p{Sc})? ?(-?)(\d.*?) ?([A-Z]{3}|\p{Sc}|%)?$/u

function partsOf(text: string): { digits: string; isNegative: boolean; isMoney: boolean } {
  const line = text.length > MOST ? '' : text.trim().replaceAll(/\s/g, ' ').replaceAll(/[−–]/g, '-')
  const [, first = '', before, second = '', digits = '', after] = MARKED.exec(line) ?? []
  const isMoney = before !== undefined || (after !== undefined && after !== '%')
  return { digits, isNegative: first + second === '-', isMoney }
}

/**
 * The decimal sign that a number shows; '' for a whole number without one; 'either' where one sign precedes three
 * digits; undefined for anything that is not a number. Amounts of money never have three decimals.
 */
function signOf(digits: string, isMoney: boolean): '.' | ',' | '' | 'either' | undefined {
  if (/^\d+$/.test(digits)) return ''
  const [grouped, group = '', last] =
    /^\d{1,3}(?:([ '’.,])\d{3})(?:\1\d{3})*(?:([.,])\d+)?$/.exec(digits) ?? []
  if (grouped === undefined) return (/^\d+([.,])\d+$/.exec(digits) ?? [])[1] as '.' | ',' | undefined
  if (last !== undefined) return last === group ? undefined : (last as '.' | ',')
  if (group !== '.' && group !== ',') return ''
  const isOnce = digits.split(group).length === 2
  // A number with a leading zero has no thousands.
  if (digits.startsWith('0')) return isOnce ? group : undefined
  return isOnce && !isMoney ? 'either' : group === '.' ? ',' : '.'
}

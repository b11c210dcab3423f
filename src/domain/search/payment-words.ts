/** Finds payment methods in a text, by name, everyday name or with a small typing error. */
import { CRYPTOCURRENCIES } from '#contract/shared/options.ts'
import { isNearly } from './is-nearly.ts'
import { patternsOf, plainText, wordsOf } from './plain-text.ts'
import WORDS from './criteria-words.json' with { type: 'json' }

/** The methods of `known` that the message names, in the catalogue's spelling. */
export function paymentMethodsIn(message: string, known: readonly string[]): string[] {
  const plain = plainText(message)
  const words = wordsOf(plain)
  const named = new Set(
    ALIASES.filter(([alias]) => alias.test(plain))
      .flatMap(([, methods]) => methods)
      .map(plainText),
  )
  const exact = known.filter((method) => named.has(plainText(method)) || plain.includes(plainText(method)))
  return known.filter(
    (method) => exact.includes(method) || isMisspelt(words, wordsOf(plainText(method)).join('')),
  )
}

/** Methods that the message names and no casino of the catalogue accepts. */
export function unlistedMethodsIn(plain: string, known: readonly string[]): string[] {
  const listed = new Set(known.map(plainText))
  return OTHER_METHODS.filter((method) => plain.includes(plainText(method)) && !listed.has(plainText(method)))
}

/** True when any cryptocurrency is acceptable. */
export function wantsCrypto(plain: string): boolean {
  return / crypto\w* | (?:which|what|other) coins? | digital (coins?|currenc\w+) | blockchain /.test(plain)
}

function isMisspelt(words: readonly string[], method: string): boolean {
  return words.some((word, index) => isSlip(word, method) || isSlip(word + (words[index + 1] ?? ''), method))
}

function isSlip(typed: string, method: string): boolean {
  return typed.length > 4 && typed[0] === method[0] && isNearly(typed, method)
}

/** An everyday name may mean several methods, such as "e-wallets". */
const ALIASES = patternsOf<string>(WORDS.payments).map(
  ([alias, methods]) => [alias, methods.split(', ')] as const,
)

/** Everyday names of one method, such as "btc"; patterns and names of several methods are left out. */
export function paymentAliases(method: string): string[] {
  const [, words = []] =
    Object.entries(WORDS.payments).find(([name]) => name.toLowerCase() === method.toLowerCase()) ?? []
  return words.filter((alias) => /^[a-z ]+$/.test(alias))
}

/** Methods whose names have no other meaning. */
export const OTHER_METHODS: readonly string[] = [...CRYPTOCURRENCIES, ...WORDS.otherPayments]

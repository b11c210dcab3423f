/** Finds the payment methods that a visitor names, by name, everyday name or small typo. */
import { isNearly } from './is-nearly.ts'
import { plainText, wordsOf } from './plain-text.ts'

/** The methods of `known` that the message names, spelled as the catalogue spells them. */
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

/** True when any cryptocurrency will do. */
export function wantsCrypto(plain: string): boolean {
  return / crypto\w* | digital (coins?|currenc\w+) | blockchain /.test(plain)
}

function isMisspelt(words: readonly string[], method: string): boolean {
  return words.some((word, index) => isSlip(word, method) || isSlip(word + (words[index + 1] ?? ''), method))
}

function isSlip(typed: string, method: string): boolean {
  return typed.length > 4 && typed[0] === method[0] && isNearly(typed, method)
}

const E_WALLETS = ['PayPal', 'Skrill', 'Neteller', 'MuchBetter']
const ALIASES: readonly (readonly [words: RegExp, methods: readonly string[]])[] = [
  [/ (btc|bitcoins?|xbt) /, ['Bitcoin']],
  [/ (eth|ether) /, ['Ethereum']],
  [/ ltc /, ['Litecoin']],
  [/ (usdt|tethers?) /, ['Tether']],
  [/ (doge|dogecoins?) /, ['Dogecoin']],
  [/ xrp /, ['Ripple']],
  [/ (credit|debit|bank|plastic) cards? | (by|with|my|a) card | cards /, ['Visa', 'Mastercard']],
  [/ master card /, ['Mastercard']],
  [/ (bank|wire) (transfers?|wire|account) | sepa | wire /, ['Bank transfer']],
  [/ pay pal /, ['PayPal']],
  [/ (apple ?pay|iphone pay) /, ['Apple Pay']],
  [/ (google ?pay|g ?pay|android pay) /, ['Google Pay']],
  [/ (paysafe|pay safe)( cards?)? /, ['Paysafecard']],
  [/ much better /, ['MuchBetter']],
  [/ e ?wallets? /, E_WALLETS],
]

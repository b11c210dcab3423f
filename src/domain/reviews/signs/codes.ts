import { sentenceAfter } from './sentences.ts'
import type { Token } from './text-tokens.ts'

/** Looks like a code: digits and letters together, or three capitals and more. */
export function isCode(token: Token | undefined): boolean {
  if (token?.isWord !== true || token.raw.length < 3) return false
  return /^(?=.*\d)[\p{L}\d]+$/u.test(token.raw) || /^[A-Z]{3,}$/.test(token.raw)
}

/**
 * Recognises "Promo code X at y", "bonus code: X" and "code X for 50 spins". Returns the number of tokens, counted from
 * "code". Undefined when the sentence reports on a code, as in "the bonus code X did not work".
 */
export function isAdvertisedCode(
  tokens: readonly Token[],
  place: number,
  kinds: ReadonlySet<string>,
): number | undefined {
  const sign = tokens[place + 1]
  const isNamed = sign?.raw === ':' || sign?.raw === '=' || sign?.raw === '-'
  const code = tokens[isNamed ? place + 2 : place + 1]
  if (code?.isWord !== true || PLAIN_WORDS.has(code.word)) return undefined
  if (sentenceAfter(tokens, place, 10).some((word) => OUTCOMES.has(word))) return undefined
  const length = isNamed ? 4 : 3
  if (isNamed && isCode(code)) return length - 1
  const isKind = kinds.has(tokens[place - 1]?.word ?? '')
  const next = tokens[place + length - 1]?.word ?? ''
  return (isKind || isCode(code)) && OFFERED.has(next) ? length + 1 : undefined
}

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '))
/** Words after a code that introduce the reward or the place. */
const OFFERED = words('at on for gives gets get to')
/** Words after "code" that are not a code. */
const PLAIN_WORDS = words(
  'is was were from for that which who worked works work did does do and or not in on at to of box field page email ' +
    'mail system section screen entry offer bonus window form thing they it i you we had has have never if when ' +
    'expired failed gave gives but so though because by with without came arrived still only just needed required',
)
/** Words that report what happened with a code. */
const OUTCOMES = words(
  'worked work expired failed rejected refused invalid didnt doesnt wasnt isnt not never nothing ignored declined',
)

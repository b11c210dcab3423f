/** Recognises which fact of a casino a question asks for. */
import { anyOf } from '../search/plain-text.ts'
import ASPECT_LINES from './data/aspects.json' with { type: 'json' }

export type Aspect =
  | 'alike'
  | 'marks'
  | 'features'
  | 'protection'
  | 'fees'
  | 'complaints'
  | 'warning'
  | 'checked'
  | 'scores'
  | 'changes'
  | 'countries'
  | 'terms'
  | 'licence'
  | 'owner'
  | 'year'
  | 'open'
  | 'payouts'
  | 'limits'
  | 'currency'
  | 'deposit'
  | 'payment'
  | 'support'
  | 'mobile'
  | 'reviews'
  | 'expert'
  | 'safety'
  | 'studios'
  | 'games'
  | 'offers'

/** The first pattern that matches the plain text (see plainText) wins. An aspect may have lines of two ranks. */
const ASPECTS = ASPECT_LINES.map(({ aspect, words }) => ({ aspect: aspect as Aspect, words: anyOf(words) }))

/** The facts that a question asks for in its parts around "and"; at most two. */
export function aspectsOf(plain: string): readonly Aspect[] {
  const each = plain.split(/(?<= )(?:and|plus|also) /).flatMap((part) => aspectOf(` ${part.trim()} `) ?? [])
  const asked = [...new Set(each)].slice(0, 2)
  return asked.length > 1 ? asked : [aspectOf(plain)].filter((one) => one !== undefined)
}

export function aspectOf(plain: string): Aspect | undefined {
  return ASPECTS.find(({ words }) => words.test(plain))?.aspect
}

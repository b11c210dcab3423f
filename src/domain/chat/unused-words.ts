/** Finds known words and amounts that no list can apply, so that the answer says that they are left out. */
import { plainText } from '../search/plain-text.ts'
import { quantitiesIn } from '../search/quantities.ts'
import { readCriteria, type Criteria, type KnownValues } from '../search/criteria.ts'
import VOCABULARY from './data/vocabulary.json' with { type: 'json' }

export const NARROWING_WORDS: readonly string[] = VOCABULARY.narrowing.flatMap((line) => line.split(' | '))

/** "The most cashback", with what is to be the most. */
const SUPERLATIVE =
  /(?<= )((?:most|(?<!at )least|fewest|highest|lowest|biggest|largest|smallest|shortest|longest|slowest|worst) (?!of |in |at |people |players |casinos? |sites? |bonus\w* |offers? |games? |slots? |popular |trusted |recent\w* )(?:cash out|\w+)|easiest|simplest|hardest)(?= )/g

/** The words and amounts that did not influence the answer, each in quotation marks. */
export function unusedWords(message: string, criteria: Criteria, known: KnownValues): string[] {
  const plain = plainText(message)
  const asked = JSON.stringify(criteria)
  const isUnused = (rest: string) => JSON.stringify(readCriteria(rest, known)) === asked
  const words = NARROWING_WORDS.filter((each) => plain.includes(` ${each} `))
    .filter((each) => isUnused(plain.replace(` ${each} `, ' ')))
    .map((each) => new RegExp(String.raw`\b${each}\b`, 'i').exec(message)?.[0] ?? each)
  const superlatives = Array.from(plain.matchAll(SUPERLATIVE), ([, each = '']) => each).filter((each) =>
    isUnused(plain.replace(each, each.replace(/^\w+ ?/, ''))),
  )
  const stated = quantitiesIn(message).filter(({ is }) => is !== 'count')
  const amounts = [...new Set(stated.map(({ at, end }) => message.slice(at, end)))].filter((amount) =>
    isUnused(message.replaceAll(amount, ' ')),
  )
  return [...words, ...superlatives, ...amounts].map((each) => `“${each}”`)
}

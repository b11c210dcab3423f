/** Finds requests in known words that no list can apply, so that the answer says that they are left out. */
import { plainText } from '../search/plain-text.ts'
import { readCriteria, type Criteria, type KnownValues } from '../search/criteria.ts'
import VOCABULARY from './data/vocabulary.json' with { type: 'json' }

export const NARROWING_WORDS: readonly string[] = VOCABULARY.narrowing.flatMap((line) => line.split(' | '))

/** The words that did not influence the answer, each in quotation marks. */
export function unusedWords(message: string, criteria: Criteria, known: KnownValues): string[] {
  const plain = plainText(message)
  const asked = JSON.stringify(criteria)
  return NARROWING_WORDS.filter((words) => plain.includes(` ${words} `))
    .filter((words) => JSON.stringify(readCriteria(plain.replace(` ${words} `, ' '), known)) === asked)
    .map((words) => `“${new RegExp(String.raw`\b${words}\b`, 'i').exec(message)?.[0] ?? words}”`)
}

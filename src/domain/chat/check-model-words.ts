/** Compares a model's text with the results of its tools. */
import { plainText, wordsOf } from '../search/plain-text.ts'
import { isKnown } from './read-words.ts'

const LONGEST = 1_500

/**
 * True where every number, name and address of a text is in `given`. A capitalised word within a sentence is a name. At
 * the start of a sentence it is a name where neither the vocabulary nor `given` contains it.
 */
export function isOnlyOf(text: string, given: string): boolean {
  if (text.trim() === '' || text.length > LONGEST || /https?:|www\.|\]\(|<\w/i.test(text)) return false
  const numbers = new Set(given.match(NUMBER))
  if ((text.match(NUMBER) ?? []).some((number) => !numbers.has(number))) return false
  const words = new Set(wordsOf(plainText(given)))
  const isGiven = (word: string) => wordsOf(plainText(word)).every((each) => words.has(each))
  const isOrdinary = (word: string) =>
    wordsOf(plainText(word)).every((each) => OPENINGS.has(each) || isKnown(each))
  return (
    (text.match(CAPITAL) ?? []).every((word) => isGiven(word) || word === 'I') &&
    (text.match(OPENING) ?? []).every((word) => isGiven(word) || isOrdinary(word))
  )
}

const NUMBER = /\d+(?:[.,]\d+)*/g
/** A capitalised word after another word of the same sentence, and one that starts a sentence or a line. */
const CAPITAL = /(?<=[\p{L}\p{N},;)"”’%] )\p{Lu}[\p{L}\p{N}'’-]*/gu
const OPENING = /(?<=^|[.!?:•]\s+|\n\W*)\p{Lu}[\p{L}\p{N}'’-]*/gu
const OPENINGS: ReadonlySet<string> = new Set(
  'overall additionally note based among unfortunately both beside here however they their its first second third'.split(
    ' ',
  ),
)

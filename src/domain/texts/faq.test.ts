import { expect, test } from 'vitest'
import { plainText } from '../search/plain-text.ts'
import { askedInFaq, likelyEntry } from './asked-in-faq.ts'
import { FAQ_GROUPS } from './faq.ts'
import PROBLEMS from './problems.json' with { type: 'json' }

const asked = (text: string) => askedInFaq(plainText(text))?.question

test('every form of a question finds its own entry', () => {
  const astray = FAQ_GROUPS.flatMap(({ entries }) => entries).flatMap(({ question, also = [] }) =>
    also.filter((form) => asked(form) !== question).map((form) => `${form}: ${asked(form)}`),
  )
  expect(astray).toEqual([])
})

test.each([
  ['Why do casinos ask for my ID?', 'Why does a casino ask for my ID?'],
  ['how do I unsubscribe from your newsletters', 'How do I leave the newsletter?'],
  ['my withdrawal was declined, why', 'Why was my withdrawal declined?'],
  ['how could I get my winnings paid out', 'How do I withdraw my winnings?'],
  ['how can I delete a review', 'Can I change or delete my review?'],
  ['my bonus never showed up', 'A bonus was not credited. What can I do?'],
])('%s is asked in other words', (text, question) => {
  expect(asked(text)).toBe(question)
})

test('every row of the problems names a noun, a problem and a question of the FAQ', () => {
  const questions = FAQ_GROUPS.flatMap(({ entries }) => entries.map((entry) => entry.question))
  const isWhole = (row: (typeof PROBLEMS.rows)[number]) =>
    row.noun in PROBLEMS.nouns && row.problem in PROBLEMS.problems && questions.includes(row.question)
  expect(PROBLEMS.rows.filter((row) => !isWhole(row))).toEqual([])
})

test.each([
  // A word more may turn it round.
  'casinos that do not ask for ID',
  'why do casinos ask my wife for ID',
  'can I withdraw my rent',
  'free spins',
  'is it legit',
  'which casino has the most payment methods',
  'I lost my house and want a bonus',
  'they closed my account and I opened another account',
  'has Oakhelm ever refused to pay',
])('%s is not asked there', (text) => {
  expect(asked(text)).toBeUndefined()
})

test.each(['who won the world cup', 'my mother spends everything'])('%s asks for no entry', (text) => {
  expect(likelyEntry(plainText(text))?.probability).toBeLessThan(0.3)
})

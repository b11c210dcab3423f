import { expect, test } from 'vitest'
import { plainText } from '../search/plain-text.ts'
import { askedInFaq, FAQ_GROUPS } from './faq.ts'

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
  ['how can I delete a review', 'Can I change or delete my review?'],
])('%s is asked in other words', (text, question) => {
  expect(asked(text)).toBe(question)
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
])('%s is not asked there', (text) => {
  expect(asked(text)).toBeUndefined()
})

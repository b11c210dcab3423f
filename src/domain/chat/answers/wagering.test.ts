import { expect, test } from 'vitest'
import { reality } from '../../offers/reality.ts'
import { explainWagering, playableExample, sumIn, wageringExample } from './wagering.ts'

test.each([
  ['what does 35x wagering mean on €100?', { amount: 100, times: 35 }],
  ['€50 bonus with 40× wagering', { amount: 50, times: 40 }],
  ['30 times on a 1,000 euro bonus', { amount: 1000, times: 30 }],
  ['$20, x', undefined],
  ['explain wagering', undefined],
  ['999x on €5', undefined],
])('%s', (message, sum) => {
  expect(sumIn(message)).toEqual(sum)
})

const explained = (message: string) => {
  const { input } = playableExample(wageringExample(message, undefined))
  return explainWagering(message, undefined, reality(input, 4000)).response
}

test('the visitor sees their own numbers worked out and played', () => {
  const response = explained('35x on €100')
  expect(response).toContain('35 × €100 = €3,500 to stake')
  expect(response).toContain('about €140')
  expect(response).toContain(
    'Most cannot. About one in four of those who start with €100 finish the wagering',
  )
  expect(response).toContain('the usual result is −€100')
})

test('of low wagering it does not say that most cannot finish it', () => {
  expect(explained('5x on €100')).not.toContain('Most cannot')
})

test('where it could not be played the sum is there alone', () => {
  expect(explainWagering('10x on €100', undefined).response).toContain('10 × €100 = €1,000 to stake')
})

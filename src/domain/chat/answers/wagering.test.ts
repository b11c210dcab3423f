import { expect, test } from 'vitest'
import { reality } from '../../offers/reality.ts'
import { explainWagering, playableExample, sumIn, wageringExample } from './wagering.ts'

test.each([
  ['what does 35x wagering mean on €100?', { deposit: 100, bonus: 100, times: 35, base: 'bonus', rtp: 96 }],
  ['€50 bonus with 40× wagering', { deposit: 50, bonus: 50, times: 40, base: 'bonus', rtp: 96 }],
  ['30 times on a 1,000 euro bonus', { deposit: 1000, bonus: 1000, times: 30, base: 'bonus', rtp: 96 }],
  [
    'I deposit 50 and get a 200% bonus at 30x',
    { deposit: 50, bonus: 100, times: 30, base: 'bonus', rtp: 96 },
  ],
  ['100% up to €40 on a €60 deposit, 35x', { deposit: 60, bonus: 40, times: 35, base: 'bonus', rtp: 96 }],
  ['deposit €100 and get €50 bonus with 30x', { deposit: 100, bonus: 50, times: 30, base: 'bonus', rtp: 96 }],
  [
    '€20 deposit, 50% bonus, 40x d+b',
    { deposit: 20, bonus: 10, times: 40, base: 'deposit_and_bonus', rtp: 96 },
  ],
  ['35x on €100, both slots and roulette', { deposit: 100, bonus: 100, times: 35, base: 'bonus', rtp: 96 }],
  [
    'deposit 50, bonus of €100 at 96% RTP, x35',
    { deposit: 50, bonus: 100, times: 35, base: 'bonus', rtp: 96 },
  ],
  ['100 euro bonus, 35x, RTP 97%', { deposit: 100, bonus: 100, times: 35, base: 'bonus', rtp: 97 }],
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

test('the numbers keep the currency of the question', () => {
  expect(explainWagering('30x on $20', undefined).response).toContain('30 × $20 = $600 to stake')
})

test('of low wagering it does not say that most cannot finish it', () => {
  expect(explained('5x on €100')).not.toContain('Most cannot')
})

test('where it could not be played the sum is there alone', () => {
  expect(explainWagering('10x on €100', undefined).response).toContain('10 × €100 = €1,000 to stake')
})

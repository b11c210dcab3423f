import { expect, test } from 'vitest'
import { explainWagering, sumIn } from './wagering.ts'

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

test('the visitor sees their own numbers worked out', () => {
  const { response } = explainWagering('35x on €100', undefined)
  expect(response).toContain('35 × €100 = €3,500 to stake')
  expect(response).toContain('about €140')
  expect(response).toContain('more than the bonus is worth')
})

test('low wagering leaves something of the bonus on average', () => {
  expect(explainWagering('10x on €100', undefined).response).toContain('On average €60 of the bonus is left')
})

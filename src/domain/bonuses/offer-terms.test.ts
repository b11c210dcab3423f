import { describe, expect, it } from 'vitest'
import { comparableSums, depositInEuros, wageringMultiple, wageringTimes } from './offer-terms.ts'

describe('wagering as a number', () => {
  it.each([
    ['35×', 35],
    ['35x bonus', 35],
    ['2.5 x', 2.5],
    ['40 times the deposit', 40],
    ['No wagering', 0],
    ['None', 0],
    ['No more than 35×', 35],
    ['within 30 days, 35×', 35],
    ['30 days, 35 x (deposit + bonus)', 35],
    ['x40', 40],
    ['35', 35],
    ['0', 0],
    ['4 x Bingo Bonus and 20 x All Games Bonus', 20],
    ['5x-35x', 35],
    ['1 x deposit + 35 x bonus', 35],
    ['×35', 35],
    ['Wagering: 40', 40],
    ['Wagering requirement of 40', 40],
    ['35-fold', 35],
    ['35 mal', 35],
    ['35fach', 35],
    ['rollover 12,5', 12.5],
    ['Wagering within 30 days', null],
    ['Wager €20', null],
    ['Without wagering', 0],
    ['Wager-free', 0],
    ['No.', 0],
    ['No limit, see the terms', null],
    ['See the terms', null],
    ['', null],
    [null, null],
  ])('%s is %s', (text, multiple) => {
    expect(wageringMultiple(text)).toBe(multiple)
  })
})

it.each([
  ['see the terms', Infinity],
  ['thirty-five times', Infinity],
  ['No limit', Infinity],
  ['n/a', null],
  ['Not stated', null],
  ['—', null],
  [null, null],
])('a wagering of %j is %j times', (text, times) => {
  expect(wageringTimes(text)).toBe(times)
})

describe('sums that can be compared', () => {
  it('are those of one currency, and none at all', () => {
    expect(comparableSums(['€20', 'None', '€1,500'])).toEqual([20, 0, 1500])
    expect(comparableSums(['€0', '$25'])).toEqual([0, 25])
  })

  it('are not those of two currencies', () => {
    expect(comparableSums(['€20', '$25'])).toEqual([null, null])
  })

  it('are not what says no sum', () => {
    expect(comparableSums(['Any', '€10'])).toEqual([null, 10])
    expect(comparableSums([null, '€10'])).toEqual([null, 10])
  })
})

it.each([
  ['€20', 20],
  ['20 EUR', 20],
  ['25', 25],
  ['None', 0],
  ['€0', 0],
  ['$0', 0],
  ['$25', null],
  ['see the terms', null],
  [null, null],
])('a minimum deposit of %j is %j euros', (text, euros) => {
  expect(depositInEuros(text)).toBe(euros)
})

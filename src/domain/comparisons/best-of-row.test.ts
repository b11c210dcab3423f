import { describe, expect, it } from 'vitest'
import { bestOfRow } from './best-of-row.ts'

describe('the best of a row', () => {
  it('is the highest, or the lowest where less is better', () => {
    expect(bestOfRow([9.4, 9.2, 7.4], 'higher')).toEqual([true, false, false])
    expect(bestOfRow([35, 40, 20], 'lower')).toEqual([false, false, true])
  })

  it('is every one of those that tie', () => {
    expect(bestOfRow([9, 8, 9], 'higher')).toEqual([true, false, true])
    expect(bestOfRow([0, 0], 'lower')).toEqual([false, false])
  })

  it('is never an unknown value', () => {
    expect(bestOfRow([null, 8, 7], 'higher')).toEqual([false, true, false])
    expect(bestOfRow([null, 20, 10], 'lower')).toEqual([false, false, true])
  })

  it('is no one where there is nothing to be better than', () => {
    expect(bestOfRow([9.4], 'higher')).toEqual([false])
    expect(bestOfRow([9.4, null, null], 'higher')).toEqual([false, false, false])
    expect(bestOfRow([], 'higher')).toEqual([])
  })
})

import { describe, expect, it } from 'vitest'
import { formatDate } from './dates.ts'

describe('formatDate', () => {
  it('writes the medium English form in UTC', () => {
    expect(formatDate('2025-11-16T23:59:00.000Z')).toBe('Nov 16, 2025')
  })

  it('leaves missing and unreadable dates to the caller', () => {
    for (const nothing of [null, undefined, '', 'soon']) expect(formatDate(nothing)).toBeUndefined()
  })
})

import { describe, expect, it } from 'vitest'
import { excerpt } from './excerpt.ts'

describe('excerpt', () => {
  it('leaves a text at the limit alone', () => {
    expect(excerpt('x'.repeat(50), 50)).toBe('x'.repeat(50))
  })

  it('cuts a longer one and says so', () => {
    expect(excerpt('x'.repeat(51), 50)).toBe(`${'x'.repeat(50)}...`)
  })

  it('does not cut a character in half', () => {
    expect(excerpt('🎲🎲🎲', 2)).toBe('🎲🎲...')
  })
})

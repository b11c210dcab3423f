import { describe, expect, it } from 'vitest'
import { CallError } from '../shell/call-api.ts'
import { fieldProblemsOf } from './field-problems.ts'

describe('fieldProblemsOf', () => {
  it('reads what the server said about each field', () => {
    const errors = [{ path: 'title', message: 'Review title is required' }]
    expect(
      fieldProblemsOf(new CallError(400, JSON.stringify({ success: false, message: 'x', errors }))),
    ).toEqual(errors)
  })

  it('knows nothing of answers without fields, other texts and other errors', () => {
    expect(fieldProblemsOf(new CallError(500, '{"success":false}'))).toEqual([])
    expect(fieldProblemsOf(new CallError(502, '<h1>Bad Gateway</h1>'))).toEqual([])
    expect(fieldProblemsOf(new TypeError('Failed to fetch'))).toEqual([])
  })
})

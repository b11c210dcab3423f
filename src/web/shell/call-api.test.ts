import { expect, test } from 'vitest'
import { CallError, reasonOf } from './call-api.ts'

test('the message is the status code, a colon, a space and the body', () => {
  expect(new CallError(503, 'Service Unavailable').message).toBe('503: Service Unavailable')
})

test("people are told the server's own message, or the sentence given", () => {
  expect(reasonOf(new CallError(400, '{"message":"Enter a valid email address"}'), 'Try later.')).toBe(
    'Enter a valid email address',
  )
  expect(reasonOf(new CallError(502, '<html>'), 'Try later.')).toBe('Try later.')
  expect(reasonOf(new TypeError('failed to fetch'), 'Try later.')).toBe('Try later.')
})

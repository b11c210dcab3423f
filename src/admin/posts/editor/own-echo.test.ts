import { expect, test } from 'vitest'
import { ownEcho } from './own-echo.ts'

test('what the editor said comes back late, or not at all, and stays its own', () => {
  const echo = ownEcho('')
  for (const value of ['l', 'lo', 'lon', 'long']) echo.said(value)
  expect(['', 'l', 'l', 'lon', 'long', 'long'].map((value) => echo.isOwn(value))).not.toContain(false)
})

test('a value from outside is one, also in the middle of typing and when it was typed before', () => {
  const echo = ownEcho('stored')
  echo.said('store')
  expect(echo.isOwn('restored')).toBe(false)
  expect(echo.isOwn('restored')).toBe(true)
  echo.said('stored')
  expect(echo.isOwn('stored')).toBe(true)
  echo.said('stored!')
  expect(echo.isOwn('stored!')).toBe(true)
  expect(echo.isOwn('stored')).toBe(false)
})

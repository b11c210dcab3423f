import { expect, test } from 'vitest'
import { art } from './art.ts'

const PICTURES = [
  '/logo/Aldermoon.svg',
  '/game/slots/Lantern Row.svg',
  '/game/live/Lantern Row.svg',
  '/cover/guides/An article.svg',
]

test.each(PICTURES)('%s may be shown by any site, and opened by itself it may do nothing', async (path) => {
  const { headers } = await art.request(encodeURI(path), {}, {})
  expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin')
  expect(headers.get('content-security-policy')).toBe("default-src 'none'; sandbox")
})

test.each(PICTURES)('%s needs no styles, which its policy would block', async (path) => {
  const drawing = await (await art.request(encodeURI(path), {}, {})).text()
  expect(drawing).toMatch(/^<svg /)
  expect(drawing).not.toMatch(/<style|\sstyle=/)
})

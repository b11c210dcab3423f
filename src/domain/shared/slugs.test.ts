import { expect, test } from 'vitest'
import { slugOf } from './slugs.ts'

test.each([
  ['A first withdrawal, step by step', 'a-first-withdrawal-step-by-step'],
  ['  RTP & volatility -- explained!  ', 'rtp-volatility-explained'],
  ['Café Olé', 'cafe-ole'],
  ['-24/7 support-', '247-support'],
  ['日本', ''],
])('the slug of "%s" is "%s"', (title, slug) => {
  expect(slugOf(title)).toBe(slug)
})

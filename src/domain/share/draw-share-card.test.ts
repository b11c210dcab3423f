import { expect, test } from 'vitest'
import { loadTypesetter } from '#platform/typesetter.ts'
import { drawShareCard } from './draw-share-card.ts'
import { fitText } from './fit-text.ts'
import { comparisonCard } from './share-card.ts'
import type { ShareCard } from './share-card.ts'

const type = await loadTypesetter()
const frame = { brandName: 'Evenhand', host: 'evenhand.example' }
const card = (title: string): ShareCard => ({
  label: 'Casino review',
  title,
  plainTitle: 'Plain Name',
  lines: [],
})
const room = {
  width: 600,
  weight: 'bold',
  sizes: [
    [80, 2],
    [50, 2],
  ],
} as const

test('a short title takes the largest size, a longer one a smaller, and the longest ends in an ellipsis', () => {
  expect(fitText('Aldermoon', room, type)).toEqual({ size: 80, lines: ['Aldermoon'] })
  expect(fitText('Grand International Casino of Bath', room, type)).toMatchObject({ size: 50 })
  const longest = fitText('word '.repeat(60).trim(), room, type)
  expect([longest.size, longest.lines.length, longest.lines[1]?.endsWith('…')]).toEqual([50, 2, true])
})

test.each(['word '.repeat(60), 'x'.repeat(300), `${'y'.repeat(60)} ${'z'.repeat(60)}`])(
  'no line of %j is wider than its room',
  (text) => {
    const { size, lines } = fitText(text.trim(), room, type)
    for (const line of lines) expect(type.width(line, { size, weight: 'bold' })).toBeLessThanOrEqual(600)
  },
)

test('letters that the typeface lacks lose their accents or are left out', () => {
  expect(type.settable('Sòng bạc Ängström')).toBe('Sòng bạc Ängström')
  expect(type.settable('Casino 🎰  Royal\n')).toBe('Casino Royal')
  expect(type.settable('ẞ\u0000\u202e')).not.toMatch(/[\u0000\u202e]/)
})

test('a title in another script gives way to the plain one', () => {
  const drawn = (title: string) => drawShareCard(card(title), frame, type)
  expect(drawn('赌场')).toBe(drawn('Plain Name'))
  expect(drawn('Casino 🎰')).toBe(drawn('Casino'))
})

test.each(['', '\ud800', '<script>"&', '=1+1', 'a'.repeat(10_000), '👩‍👩‍👧‍👦'])(
  'a title such as %j is drawn without any text of its own in the picture',
  (title) => {
    const svg = drawShareCard(card(title), frame, type)
    expect(svg).not.toMatch(/<text|<script|NaN|undefined/)
    expect(svg.length).toBeLessThan(200_000)
  },
)

test('a comparison names who is compared', () => {
  expect(comparisonCard('games', ['A', 'B']).title).toBe('A vs B')
})

import { expect, test } from 'vitest'
import { drawCard } from '#platform/draw-card.ts'
import { drawShareCard, settable } from './draw-share-card.ts'
import { comparisonCard, type ShareCard } from './share-card.ts'

const frame = { brandName: 'Evenhand', host: 'evenhand.example' }
const card = (title: string): ShareCard => ({
  label: 'Casino review',
  title,
  plainTitle: 'Plain Name',
  lines: [],
})
const layoutOf = (title: string) => JSON.stringify(drawShareCard(card(title), frame))
const sizeOf = (title: string) =>
  Number(/"fontSize":(\d+),"fontWeight":700,"lineHeight":1.12/.exec(layoutOf(title))?.[1])

test('a longer title is set smaller', () => {
  const sizes = [
    'Aldermoon',
    'Grand International Casino of Bath and Wells and of Lower Combe',
    'word '.repeat(60),
  ]
  expect(sizes.map(sizeOf)).toEqual([84, 66, 52])
})

test('letters that the typeface lacks lose their accents or are left out', () => {
  expect(settable('Sòng bạc Ängström')).toBe('Sòng bạc Ängström')
  expect(settable('Casino 🎰  Royal\n')).toBe('Casino Royal')
  expect(settable('ǻ\u0000\u202e')).toBe('a')
})

test('a title in another script gives way to the plain one', () => {
  expect(layoutOf('赌场')).toBe(layoutOf('Plain Name'))
  expect(layoutOf('Casino 🎰')).toBe(layoutOf('Casino '))
})

test.each(['', '\ud800', '<script>"&', 'x'.repeat(300), 'a'.repeat(10_000), '👩‍👩‍👧‍👦'])(
  'a title such as %j becomes a picture of a size that networks take',
  async (title) => {
    const png = await drawCard(drawShareCard(card(title), frame), { width: 1200, height: 630 })
    expect(png.byteLength).toBeGreaterThan(5_000)
    expect(png.byteLength).toBeLessThan(100_000)
  },
)

test('a comparison names what it compares', () => {
  expect(comparisonCard('games', ['A', 'B']).title).toBe('A vs B')
})

import { expect, test } from 'vitest'
import { casinoLogo } from './logos.ts'
import { articleCover } from './covers.ts'
import { gameArt } from './game-art.ts'

test('the same name always draws the same picture, and another name another one', () => {
  expect(casinoLogo('Aldermoon')).toBe(casinoLogo('Aldermoon'))
  expect(casinoLogo('Aldermoon')).not.toBe(casinoLogo('Tidewell'))
  expect(gameArt('Paper Comet', 'slot')).toBe(gameArt('Paper Comet', 'slot'))
  expect(articleCover('Five questions', 'guide')).toBe(articleCover('Five questions', 'guide'))
})

test('a name cannot break out of the label', () => {
  expect(casinoLogo('A"><script>&')).toContain('aria-label="A&quot;&gt;&lt;script&gt;&amp; logo"')
  expect(gameArt('"<x>', 'live')).not.toContain('<x>')
})

test('a table game is never drawn as reels, and an unknown type is drawn as a slot', () => {
  expect(gameArt('Parlour Blackjack', 'table')).toContain('viewBox="0 0 400 300"')
  expect(gameArt('Paper Comet', 'unheard of')).toBe(gameArt('Paper Comet', 'slot'))
})

test('a name without letters still has a logo', () => {
  expect(casinoLogo('———')).toContain('<svg')
})

import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { casinoLogo } from './logos.ts'
import { articleCover } from './covers.ts'
import { gameArt } from './game-art.ts'
import { motifOf } from './motifs.ts'

test('the same name always draws the same picture, and another name another one', () => {
  expect(casinoLogo('Aldermoon')).toBe(casinoLogo('Aldermoon'))
  expect(casinoLogo('Aldermoon')).not.toBe(casinoLogo('Tidewell'))
  expect(gameArt('Paper Comet', 'slot')).toBe(gameArt('Paper Comet', 'slot'))
  expect(articleCover('Five questions', 'guide')).toBe(articleCover('Five questions', 'guide'))
})

test('three hundred casinos draw three hundred logos', () => {
  const pictures = Array.from({ length: 300 }, (_, index) =>
    casinoLogo(`Casino ${index}`)
      .replace(/ aria-label="[^"]*"/, '')
      .replaceAll(/\bl[0-9a-z]{4,7}(?=[tbcs]["')])/g, ''),
  )
  expect(new Set(pictures).size).toBe(300)
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

test('no two games of the demo catalogue have the same picture', () => {
  const games = JSON.parse(readFileSync('demo/games.json', 'utf8')) as { name: string; type: string }[]
  const pictures = games.map(({ name, type }) => gameArt(name, type).replace(/ aria-label="[^"]*"/, ''))
  const drawn = pictures.map((picture) => picture.replaceAll(/g[0-9a-z]{5,7}(?=[a-z])/g, ''))
  expect(new Set(drawn).size).toBe(games.length)
})

test('a picture shows what its name says, by whole words where they are short', () => {
  expect(motifOf('Paper Comet')).toBe(motifOf('Rocket'))
  expect(motifOf('Two Cats')).toBe(motifOf('The cat'))
  expect(motifOf('A new category')).not.toBe(motifOf('The cat'))
})

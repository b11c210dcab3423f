/** Articles and full reviews say of casinos and games what the catalogue says of them. */
import { DomUtils, parseDocument } from 'htmlparser2'
import { expect, test } from 'vitest'
import { readDemo } from './read-demo.ts'

const { casinos, games, articles } = readDemo()

/** Sentences of paragraphs and list items, and rows of tables, each with what holds it. */
const STATEMENTS = [
  ...articles.map(({ slug, content }) => ({ from: slug, html: content })),
  ...casinos.flatMap(({ name, review }) => (review ? [{ from: name, html: review }] : [])),
].flatMap(({ from, html }) =>
  html
    .split(/<\/(?:p|li|tr|h\d)>/)
    .flatMap((part) =>
      DomUtils.textContent(parseDocument(part.replaceAll('</td>', ' </td>')).children)
        .trim()
        .split(/(?<=[.!?]) /),
    )
    .map((text) => ({ from, text: text.replaceAll(/\s+/g, ' ').trim() })),
)
const said = (pattern: RegExp) =>
  STATEMENTS.flatMap(({ from, text }) => [...text.matchAll(pattern)].map((found) => ({ from, text, found })))
const anyOf = (items: readonly { name: string }[]) =>
  items
    .map(({ name }) => name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
    .toSorted((one, other) => other.length - one.length)
    .join('|')
const CASINO = `(?<name>${anyOf(casinos)})`
const casinoOf = (name = '') => casinos.find((one) => one.name === name)
const hoursOf = (count: string, unit: string) =>
  unit.startsWith('minute') ? Number(count) / 60 : Number(count)

test('an index is the one that the casino has', () => {
  const stated = said(
    new RegExp(
      `\\b${CASINO}\\b(?:,? (?:is )?(?:at|has a safety index of)|:)[^.]{0,20}? (?<index>\\d\\.\\d)\\b`,
      'g',
    ),
  )
  expect(stated.length).toBeGreaterThan(6)
  const wrong = stated.filter(
    ({ found: { groups } }) => casinoOf(groups?.name)?.safetyIndex !== Number(groups?.index),
  )
  expect(wrong.map(({ from, text }) => `${from}: ${text}`)).toEqual([])
})

test('a return is the one that the game has, and an edge is the rest', () => {
  const stated = said(new RegExp(`\\b(?<name>${anyOf(games)})\\b[^.]*?(?<percent>\\d+\\.\\d)%`, 'g'))
  expect(stated.length).toBeGreaterThan(10)
  const wrong = stated.filter(({ found: { groups } }) => {
    const rtp = games.find(({ name }) => name === groups?.name)?.rtp ?? 0
    const percent = Number(groups?.percent)
    return percent !== rtp && Math.abs(100 - rtp - percent) > 0.001
  })
  expect(wrong.map(({ from, text }) => `${from}: ${text}`)).toEqual([])
})

test('a time to be paid is one that we measured there', () => {
  const stated = [
    ...said(
      new RegExp(`\\b${CASINO}\\b[^.;]*?(?:took|for|within|after) (?<count>\\d+) (?<unit>hours?)`, 'g'),
    ),
    // Rows of the article about them.
    ...said(new RegExp(`^${CASINO} \\d .*?(?<count>\\d+) (?<unit>minutes|hours|h) `, 'g')),
    ...said(new RegExp(`^${CASINO} \\d .* (?<count>\\d+) (?<unit>minutes|hours|h)$`, 'g')),
  ]
  expect(stated.length).toBeGreaterThan(18)
  const wrong = stated.filter(({ found: { groups } }) => {
    const hours = hoursOf(groups?.count ?? '', groups?.unit ?? '')
    return !casinoOf(groups?.name)?.payoutTests?.some((test) => Math.abs((test.hours ?? 0) - hours) < 0.01)
  })
  expect(wrong.map(({ from, text }) => `${from}: ${text}`)).toEqual([])
})

test('a withdrawal in a table of a casino is one of its tests', () => {
  const reviewed = casinos.filter(({ review }) => /Arrived after/.test(review ?? ''))
  expect(reviewed.length).toBeGreaterThan(0)
  for (const { name, review, payoutTests } of reviewed) {
    const rows = [...(review ?? '').matchAll(/<td>€(\d+)<\/td><td>(\d+) hours<\/td>/g)]
    const listed = rows.map(([, amount, hours]) => [Number(amount), Number(hours)])
    expect([name, listed]).toEqual([name, payoutTests?.map((one) => [one.amount, one.hours])])
  }
})

test('a licence and a year are those of the casino', () => {
  const licences = said(
    new RegExp(`\\b${CASINO}\\b[^.]*?\\b(?<place>Malta|Gibraltar|Curaçao|Isle of Man|Kahnawake)\\b`, 'g'),
  )
  const years = said(new RegExp(`\\b${CASINO}\\b[^.]*?since (?<year>20\\d\\d)`, 'g'))
  expect(Math.min(licences.length, years.length)).toBeGreaterThan(0)
  const wrong = [
    ...licences.filter(
      ({ found: { groups } }) => !casinoOf(groups?.name)?.license?.includes(groups?.place ?? ''),
    ),
    ...years.filter(
      ({ found: { groups } }) => casinoOf(groups?.name)?.establishedYear !== Number(groups?.year),
    ),
  ]
  expect(wrong.map(({ from, text }) => `${from}: ${text}`)).toEqual([])
})

test('no casino is said to be the first of our list, which changes', () => {
  const superlatives = said(
    new RegExp(
      `\\b${CASINO}\\b[^.]*\\b(?:most|best|\\w+est)\\b[^.]*\\b(?:in our list|we have recorded|on this site)`,
      'g',
    ),
  )
  expect(superlatives.map(({ from, text }) => `${from}: ${text}`)).toEqual([])
})

test('a drawn cover inside an article claims nothing: only what shows evidence has a caption', () => {
  const media = articles.flatMap(({ slug, contentMedia }) => contentMedia.map((one) => ({ slug, ...one })))
  const drawn = media.filter(({ url }) => url.startsWith('/art/cover/'))
  expect(drawn.filter(({ caption, alt }) => (caption ?? alt ?? null) !== null)).toEqual([])
  expect(media.filter(({ url, caption }) => url.startsWith('/art/evidence/') && caption === null)).toEqual([])
})

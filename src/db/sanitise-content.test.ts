import { expect, test } from 'vitest'
import { sanitiseContent } from './sanitise-content.ts'

const linkTo = (href: string) =>
  /href="([^"]*)"/.exec(sanitiseContent(`<p><a href="${href}">text</a></p>`))?.[1]

test.each([
  ['https://a.example', 'https://a.example/'],
  ['https://a.example/%2e%2e/b', 'https://a.example/b'],
  ['ht\ntps://a.example/', 'https://a.example/'],
  ['https://a.example/b c', 'https://a.example/b%20c'],
  ['https://bücher.example/', 'https://xn--bcher-kva.example/'],
  ['/casinos?page=2', '/casinos?page=2'],
  ['/a/%2e%2e/b', '/b'],
  ['#top', '#top'],
  ['mailto:ada@example.com', 'mailto:ada@example.com'],
])('a link to %j leads where the browser would go', (href, address) => {
  expect(linkTo(href)).toBe(address)
})

test.each([
  'https:evil',
  'https:/evil',
  'https:\\\\evil',
  'https://user:pass@evil.example',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/.//evil.example',
  'javascript:alert(1)',
  'java\nscript:alert(1)',
  '&#106;avascript:alert(1)',
  'data:text/html,x',
])('a link to %j loses its address and keeps its text', (href) => {
  expect(linkTo(href)).toBeUndefined()
  expect(sanitiseContent(`<p><a href="${href}">text</a></p>`)).toContain('>text</a>')
})

test('reading what was written changes nothing more', () => {
  const once = sanitiseContent(
    '<p><a href="HTTPS://A.example/%2e%2e/b c?d=e&amp;f=g">x</a> <a href="https:evil">y</a></p>',
  )
  expect(sanitiseContent(once)).toBe(once)
})

import { expect, test } from 'vitest'
import { ARTICLE } from '#contract/posts/limits.ts'
import { linkedHosts, withLinkRels } from './article-links.ts'

const aldermoon = {
  id: 1,
  slug: 'open',
  isActive: true,
  isWarned: false,
  websiteUrl: 'https://www.aldermoon.example/',
  affiliateUrl: 'https://go.partners.example/aldermoon?a=1&b=2',
}
const tidewell = {
  id: 2,
  slug: 'open',
  isActive: true,
  isWarned: false,
  websiteUrl: 'https://tidewell.example/',
  affiliateUrl: 'https://go.partners.example/tidewell',
}
const closed = {
  id: 3,
  slug: 'closed',
  isActive: false,
  isWarned: false,
  websiteUrl: 'https://closed.example/',
  affiliateUrl: null,
}
const rendered = (attributes: string) =>
  /<a ([^>]*)>/.exec(
    withLinkRels(`<p><a ${attributes}>x</a></p>`, [aldermoon, tidewell, closed], '?on=blog/a-guide&at=text'),
  )?.[1]

test('nofollow is where the editor asked for it, and nowhere else', () => {
  expect(rendered('href="https://other.example/"')).toBe('href="https://other.example/" rel="noopener"')
  expect(rendered('href="https://other.example/" rel="nofollow"')).toBe(
    'href="https://other.example/" rel="nofollow noopener"',
  )
})

test('what earlier versions wrote on every link is no criterion of an editor', () => {
  expect(rendered('href="https://other.example/" rel="nofollow sponsored noopener"')).toBe(
    'href="https://other.example/" rel="noopener"',
  )
})

test.each([
  ['its website', 'https://aldermoon.example/bonus'],
  ['a part of its website', 'https://promo.aldermoon.example/'],
  ['its affiliate link', 'https://go.partners.example/aldermoon?a=1&amp;b=2'],
])('a link to %s leads through its address here, which counts the click', (_what, href) => {
  expect(rendered(`href="${href}" title="t"`)).toBe(
    'href="/go/open?on=blog/a-guide&amp;at=text" title="t" rel="sponsored nofollow noopener" data-visit="casino_click casino 1"',
  )
})

test('an address that two casinos share is sponsored and counts for neither', () => {
  expect(rendered('href="https://go.partners.example/"')).toBe(
    'href="https://go.partners.example/" rel="sponsored noopener"',
  )
})

test('a hidden casino is paid for all the same, and is not counted', () => {
  expect(rendered('href="https://closed.example/" rel="nofollow"')).toBe(
    'href="https://closed.example/" rel="nofollow sponsored noopener"',
  )
})

test.each([
  'https://notaldermoon.example/',
  'https://aldermoon.example.evil.example/',
  '/casinos',
  'mailto:a@b.example',
])('a link to %s is not sponsored', (href) => expect(rendered(`href="${href}"`)).not.toContain('sponsored'))

test('the hosts of a text and the domains above them are listed once, up to the bound', () => {
  expect(linkedHosts('<a href="https://www.a.b.example/">x</a><a href="https://b.example/">y</a>')).toEqual([
    'a.b.example',
    'b.example',
  ])
  const many = Array.from({ length: 5000 }, (_, at) => `<a href="https://h${at}.example/">x</a>`).join('')
  expect(linkedHosts(many).length).toBeLessThanOrEqual(ARTICLE.linkedHosts)
})

test('a link to a casino that we warn about leads to the warning', () => {
  const warned = { ...closed, isWarned: true }
  expect(withLinkRels('<p><a href="https://www.closed.example/offer">here</a></p>', [warned], '')).toBe(
    '<p><a href="/casino/closed">here</a></p>',
  )
})

import { beforeEach, expect, test } from 'vitest'
import { aBonus, aCasino } from '#test/builders.ts'
import { NOW } from '#test/test-app.ts'
import { testDatabase } from '#test/test-database.ts'
import { articleContent } from './article-content.ts'

const { db, reset } = await testDatabase()
beforeEach(reset)

const read = (content: string, now = NOW) =>
  articleContent({ db, now: () => now }, { slug: 'a-guide', content, contentMedia: [] })
const kinds = async (content: string, now = NOW) => (await read(content, now)).parts.map(({ kind }) => kind)

test('cards are at their marks, with what they show once', async () => {
  const casino = await aCasino(db)
  const bonus = await aBonus(db, { casino_id: casino })
  const { parts, offers, hasPaidLinks } = await read(
    `<p>a</p><p>[casino:${casino}]</p><p>b</p><p>[bonus:${bonus}]</p><p>[casino:${casino}]</p>`,
  )
  expect(parts).toEqual([
    { kind: 'html', html: '<p>a</p>' },
    { kind: 'casino', id: casino },
    { kind: 'html', html: '<p>b</p>' },
    { kind: 'bonus', id: bonus },
    { kind: 'casino', id: casino },
  ])
  expect(offers).toMatchObject({
    casinos: [{ name: 'Aurora Casino' }],
    bonuses: [{ amount: '100% up to €300', wageringRequirement: '35x', casino: { id: casino } }],
  })
  expect(hasPaidLinks).toBe(true)
})

test('what is hidden, inactive, gone or of a hidden casino has no card', async () => {
  const hidden = await aCasino(db, { is_active: false })
  const inactive = await aBonus(db, { is_active: false })
  const ofHidden = await aBonus(db, { casino_id: hidden })
  const marks = `<p>[casino:${hidden}]</p><p>[bonus:${inactive}]</p><p>[bonus:${ofHidden}]</p><p>[casino:999]</p>`
  const { parts, offers, hasPaidLinks } = await read(`<p>a</p>${marks}`)
  expect(parts).toEqual([{ kind: 'html', html: '<p>a</p>' }])
  expect([offers, hasPaidLinks]).toEqual([{ casinos: [], bonuses: [] }, false])
})

test('a bonus has its card until it ends', async () => {
  const end = new Date(NOW.getTime() + 60_000)
  const mark = `<p>[bonus:${await aBonus(db, { valid_until: end })}]</p>`
  expect([await kinds(mark), await kinds(mark, end)]).toEqual([['bonus'], []])
})

test('links to listed casinos are found by their hosts', async () => {
  const casino = await aCasino(db, {
    website_url: 'https://www.aurora.example:8443/start',
    affiliate_url: 'https://track.example/?to=aurora',
  })
  await aCasino(db, { website_url: 'https://notaurora.example/' })
  const link = (href: string) => `<p><a href="${href}">x</a></p>`
  const rels = async (href: string) => {
    const { parts } = await read(link(href))
    return parts.map((part) => (part.kind === 'html' ? /rel="[^>]*/.exec(part.html)?.[0] : part))
  }
  const counted = [`rel="sponsored nofollow noopener" data-visit="casino_click casino ${casino}"`]
  expect(await rels('https://play.aurora.example/')).toEqual(counted)
  expect(await rels('https://track.example/?to=aurora')).toEqual(counted)
  expect(await rels('https://rora.example/')).toEqual(['rel="noopener"'])
})

test('a text tells what would change it', async () => {
  expect((await read('<p>a</p>')).shows).toEqual([])
  expect((await read('<p><a href="https://a.example/">x</a></p>')).shows).toEqual(['saved:casinos'])
  expect((await read('<p>[casino:7]</p><p>[bonus:8]</p>')).shows).toEqual(
    expect.arrayContaining(['casino:7', 'bonus:8', 'saved:bonuses', 'saved:casinos']),
  )
})

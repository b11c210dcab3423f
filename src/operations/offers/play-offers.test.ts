import { expect, test } from 'vitest'
import type { Bonus } from '#contract/bonuses/bonuses.schema.ts'
import { OfferTerms } from '#contract/offers/terms.ts'
import { aBonus } from '#test/builders.ts'
import { runJobs } from '#test/run-jobs.ts'
import { staffSite } from '#test/staff.ts'
import { playOffers } from './play-offers.ts'

const { db, site, send } = await staffSite()

test('who comes when five offers wait is asked to come later, and the five are answered', async () => {
  const ask = (deposit: number) =>
    site.post('/api/reality', {
      deposit,
      bonus: deposit,
      wagering: { multiple: 35, base: 'bonus' },
      rtp: 0.96,
      volatility: 'medium',
      stake: 1,
    })
  const answers = await Promise.all(Array.from({ length: 9 }, (_, index) => ask(101 + index)))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200, 503, 503, 503])
  expect(await answers[8]?.json()).toMatchObject({
    message: 'Too many offers are being worked out. Try again in a minute.',
  })
})

const terms = (multiple: number, more: Partial<OfferTerms> = {}) =>
  OfferTerms.parse({
    kind: 'match',
    steps: [{ matchPercent: 100, maxBonus: { amount: 100, currency: 'EUR' } }],
    wagering: { multiple, base: 'bonus' },
    maxCashout: 'none',
    cashable: true,
    ...more,
  })
const offer = (multiple: number) =>
  aBonus(db, { title: `Offer ${multiple}`, offer_terms: JSON.stringify(terms(multiple)) as never })
const storedOf = (id: number) =>
  db
    .selectFrom('bonuses')
    .select(['chance', 'cost', 'reality'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
const titles = async (query: string) => {
  const offers = (await (await site.request(`/api/bonuses?${query}`)).json()) as Bonus[]
  return offers.map(({ title }) => title)
}

test('offers are ordered and narrowed by what playing them gives, unknown ones last or left out', async () => {
  for (const multiple of [60, 10, 30]) await offer(multiple)
  await aBonus(db, { title: 'Not stated' })
  await playOffers(site.app)
  expect(await titles('sort=chance')).toEqual(['Offer 10', 'Offer 30', 'Offer 60', 'Not stated'])
  expect(await titles('sort=cost')).toEqual(['Offer 10', 'Offer 30', 'Offer 60', 'Not stated'])
  // 4% of 10, 30 and 60 times the bonus, which is as large as the deposit.
  expect(await titles('maxCost=120&sort=cost')).toEqual(['Offer 10', 'Offer 30'])
  expect(await titles('maxCost=119&sort=cost')).toEqual(['Offer 10'])
  expect(await titles('minChance=50')).toEqual(['Offer 10'])
  expect(await titles('terms=cashable&sort=cost')).toEqual(['Offer 10', 'Offer 30', 'Offer 60'])
  expect((await site.request('/api/bonuses?minChance=101')).status).toBe(400)
  expect((await site.request('/api/bonuses?terms=free')).status).toBe(400)
})

test('equal terms are played once, and a save of other terms is played again by the job', async () => {
  const [first, second] = [await offer(20), await offer(20)]
  await playOffers(site.app)
  expect(await storedOf(first)).toEqual(await storedOf(second))
  expect(await db.selectFrom('realities').select('hash').execute()).toHaveLength(1)
  const path = `/api/admin/bonuses/${first}`
  const { body } = await send('GET', path)
  await send('PUT', path, { ...(body.form as object), offerTerms: terms(40) })
  expect(await storedOf(first)).toEqual({ chance: null, cost: null, reality: null })
  await runJobs(site.app)
  expect((await storedOf(first)).cost).toBeCloseTo(1.6)
  expect((await storedOf(second)).cost).toBeCloseTo(0.8)
})

test('terms that leave something open are looked at once', async () => {
  const id = await aBonus(db, { offer_terms: JSON.stringify(terms(20, { wagering: null })) as never })
  await playOffers(site.app)
  expect(await storedOf(id)).toEqual({ chance: null, cost: null, reality: '' })
})

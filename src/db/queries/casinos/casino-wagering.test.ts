import { beforeEach, expect, test } from 'vitest'
import { readCasinoSearch } from '#contract/casinos/casino-search.ts'
import { aBonus, aCasino } from '#test/builders.ts'
import { NOW } from '#test/test-app.ts'
import { testDatabase } from '#test/test-database.ts'
import { createCatalogue } from '../../catalogue/catalogue.ts'
import { searchCasinos } from './casino-list.ts'

const { db, reset } = await testDatabase()
let of: { db: typeof db; catalogue: ReturnType<typeof createCatalogue> }
beforeEach(async () => {
  await reset()
  of = { db, catalogue: createCatalogue(db) }
})

const hours = (count: number) => new Date(NOW.getTime() + count * 3_600_000)
async function idsFor(query: string, now = NOW): Promise<number[]> {
  const { search } = readCasinoSearch(new URLSearchParams(query))
  return (await searchCasinos(of, search, { now })).items.map(({ id }) => id)
}

test('the lowest wagering comes first; none, an unclear one and no welcome offer come last', async () => {
  const [high, unclear, without, none, silent] = [
    await aCasino(db),
    await aCasino(db),
    await aCasino(db),
    await aCasino(db),
    await aCasino(db),
  ]
  await aBonus(db, { casino_id: high, wagering_requirement: 'within 30 days, 45×' })
  await aBonus(db, { casino_id: unclear, wagering_requirement: 'See the terms' })
  await aBonus(db, { casino_id: without, type: 'reload', wagering_requirement: '1×' })
  await aBonus(db, { casino_id: none, wagering_requirement: 'None' })
  await aBonus(db, { casino_id: silent, wagering_requirement: null })
  expect(await idsFor('sort=wagering-asc')).toEqual([none, high, unclear, without, silent])
  expect(await idsFor('maxWagering=45&sort=wagering-asc')).toEqual([none, high])
  expect(await idsFor('maxWagering=0')).toEqual([none])
})

test('an offer counts until it ends; then the next one does', async () => {
  const casino = await aCasino(db)
  const other = await aCasino(db)
  await aBonus(db, { casino_id: other, wagering_requirement: '20×' })
  await aBonus(db, {
    casino_id: casino,
    wagering_requirement: '10×',
    is_featured: true,
    valid_until: hours(2),
  })
  await aBonus(db, { casino_id: casino, wagering_requirement: '40×' })
  expect(await idsFor('sort=wagering-asc')).toEqual([casino, other])
  expect(await idsFor('maxWagering=10')).toEqual([casino])
  expect(await idsFor('sort=wagering-asc', hours(3))).toEqual([other, casino])
  expect(await idsFor('maxWagering=10', hours(3))).toEqual([])
  expect(await idsFor('sort=wagering-asc')).toEqual([casino, other])
})

test('a changed offer moves its casino', async () => {
  const [one, other] = [await aCasino(db), await aCasino(db)]
  const offer = await aBonus(db, { casino_id: one, wagering_requirement: '30×' })
  await aBonus(db, { casino_id: other, wagering_requirement: '20×' })
  expect(await idsFor('sort=wagering-asc')).toEqual([other, one])
  await db.updateTable('bonuses').set({ wagering_requirement: '10×' }).where('id', '=', offer).execute()
  await of.catalogue.apply([`bonus:${offer}`, 'bonuses'])
  expect(await idsFor('sort=wagering-asc')).toEqual([one, other])
})

test('the fastest stated payout comes first, and a casino that states none comes last', async () => {
  const slow = await aCasino(db, { features: ['48-hour payouts'] })
  const silent = await aCasino(db, { features: ['E-wallet payouts'] })
  const fast = await aCasino(db, { features: ['Payouts in 2 hours', '48-hour payouts'] })
  expect(await idsFor('sort=payoutTime')).toEqual([fast, slow, silent])
  expect(await idsFor('maxPayoutHours=24')).toEqual([fast])
})

test('all of the payment methods, or any of them', async () => {
  const both = await aCasino(db, { payment_methods: ['Visa', 'PayPal', 'Skrill'] })
  const one = await aCasino(db, { payment_methods: ['paypal'] })
  expect(await idsFor('paymentMethods=PayPal,visa')).toEqual([both, one])
  expect(await idsFor('paymentMethods=PayPal,visa&paymentMatch=all')).toEqual([both])
  expect(await idsFor('paymentMethods=PayPal,Nothing&paymentMatch=all')).toEqual([])
})

import { beforeEach, expect, test } from 'vitest'
import type { FactChange } from '#contract/changes/fact-changes.schema.ts'
import { OfferTerms } from '#contract/offers/terms.ts'
import { DAY_MS } from '#contract/shared/durations.ts'
import { forgetExpired } from '#operations/maintenance/forget-expired.ts'
import { aBonus, aCasino } from '#test/builders.ts'
import { aStaffToken, staffSite } from '#test/staff.ts'
import { NOW } from '#test/test-app.ts'

const { db, site, send } = await staffSite('owner')
let casinoId: number
let bonusId: number

beforeEach(async () => {
  site.setNow(NOW)
  casinoId = await aCasino(db, { name: 'Aldermoon' })
  bonusId = await aBonus(db, {
    casino_id: casinoId,
    title: 'Welcome package',
    wagering_requirement: '35×',
    offer_terms: JSON.stringify(terms(35)) as never,
  })
})

const terms = (multiple: number, more: Partial<OfferTerms> = {}) =>
  OfferTerms.parse({ wagering: { multiple, base: 'bonus' }, ...more })

/** Saves the item with some fields changed. */
async function save(path: string, more: object) {
  const { body } = await send('GET', path)
  return await send('PUT', path, { ...(body['form'] as object), ...more })
}

const bonusPath = () => `/api/admin/bonuses/${bonusId}`
const changes = async () => (await (await site.request('/api/changes')).json()) as FactChange[]
const movedOf = async (path: string) => ((await send('GET', path)).body as { moved: unknown }).moved

test('a changed term is kept with who changed it and from where, and marks the offer and its casino', async () => {
  const change = { by: 'casino', source: 'Bonus terms, section 4' }
  const saved = await save(bonusPath(), { offerTerms: terms(40), wageringRequirement: '40×', change })
  expect(saved.status).toBe(200)
  expect(await changes()).toMatchObject([
    {
      kind: 'bonus',
      itemId: bonusId,
      name: 'Welcome package at Aldermoon',
      field: 'wagering',
      text: 'Wagering 35× → 40× of the bonus',
      at: NOW.toISOString(),
      direction: 'worse',
      isRemoved: false,
      ...change,
    },
  ])
  const moved = { direction: 'worse', on: '2026-03-14', says: 'Got worse on 14 March' }
  expect(await movedOf(`/api/bonuses/${bonusId}`)).toEqual(moved)
  expect(await movedOf(`/api/casinos/${casinoId}`)).toEqual(moved)
})

test('without a cause it is not stated, and a correction marks nothing', async () => {
  await save(bonusPath(), { offerTerms: terms(30), change: { by: 'correction' } })
  await save(`/api/admin/casinos/${casinoId}`, { license: 'Curaçao' })
  expect((await changes()).map(({ by, direction, text }) => [by, direction, text])).toEqual([
    [null, null, 'Licence Malta Gaming Authority → Curaçao'],
    ['correction', null, 'Wagering 35× → 30× of the bonus'],
  ])
  expect(await movedOf(`/api/casinos/${casinoId}`)).toBeNull()
})

test('the mark of a change goes when we correct it, and that of another field stays', async () => {
  await save(bonusPath(), { offerTerms: terms(40) })
  expect(await movedOf(`/api/bonuses/${bonusId}`)).toMatchObject({ direction: 'worse' })
  await save(bonusPath(), { offerTerms: terms(35), change: { by: 'correction' } })
  expect(await movedOf(`/api/bonuses/${bonusId}`)).toBeNull()
  expect(await movedOf(`/api/casinos/${casinoId}`)).toBeNull()
  await save(bonusPath(), { offerTerms: terms(45) })
  await save(bonusPath(), { amount: '50% up to €100', change: { by: 'correction' } })
  expect(await movedOf(`/api/casinos/${casinoId}`)).toMatchObject({ direction: 'worse' })
})

test('what no visitor reads is no public change, and neither is a save that changes nothing', async () => {
  await save(bonusPath(), {})
  await save(bonusPath(), { description: 'The same offer in other words, for a longer description.' })
  await save(`/api/admin/casinos/${casinoId}`, { affiliateUrl: 'https://go.example/' })
  expect(await changes()).toEqual([])
})

test('what changes while an offer is hidden counts when it is shown again', async () => {
  await save(bonusPath(), { isActive: false })
  await save(bonusPath(), { offerTerms: terms(50) })
  await save(bonusPath(), { offerTerms: terms(45) })
  expect(await changes()).toEqual([])
  await save(bonusPath(), { isActive: true })
  expect((await changes()).map(({ text }) => text)).toEqual(['Wagering 35× → 45× of the bonus'])
})

test('a deletion keeps what is written, without a link', async () => {
  await save(bonusPath(), { offerTerms: terms(40) })
  await send('DELETE', bonusPath())
  expect(await changes()).toMatchObject([{ name: 'Welcome package at Aldermoon', path: null }])
})

test('an owner removes what an entry says; the day and the reason stay, and the mark goes', async () => {
  await save(bonusPath(), { offerTerms: terms(40), change: { by: 'casino', source: 'a private mail' } })
  const [entry] = await changes()
  const path = `/api/admin/changes/${entry?.id}/remove`
  expect((await send('POST', path, { reason: ' ' })).body).toMatchObject({ message: 'Reason is required' })
  expect((await send('POST', path, { reason: 'Named a person' })).status).toBe(200)
  expect((await send('POST', path, { reason: 'Again' })).status).toBe(404)
  const [removed] = await changes()
  expect(removed).toMatchObject({
    text: 'Removed: Named a person',
    at: entry?.at,
    isRemoved: true,
    field: '',
  })
  expect(JSON.stringify(removed)).not.toMatch(/40|private/)
  expect(await movedOf(`/api/bonuses/${bonusId}`)).toBeNull()
  const admin = await aStaffToken(db, 'admin')
  expect((await send('POST', path, { reason: 'Not mine to remove' }, admin)).status).toBe(403)
})

test('a mark is taken away after 30 days', async () => {
  await save(bonusPath(), { offerTerms: terms(40) })
  site.setNow(new Date(NOW.getTime() + 30 * DAY_MS))
  await forgetExpired(site.app)
  expect(await movedOf(`/api/bonuses/${bonusId}`)).not.toBeNull()
  site.setNow(new Date(NOW.getTime() + 32 * DAY_MS))
  await forgetExpired(site.app)
  expect(await movedOf(`/api/bonuses/${bonusId}`)).toBeNull()
  expect(await changes()).toHaveLength(1)
})

test.each([
  [{ by: 'visitor' }, 'change.by must be one of: casino, correction'],
  [{ by: 'casino', source: 'x'.repeat(301) }, 'change.source may have at most 300 characters'],
  [{ by: 'casino', source: 'a\0b' }, 'This text contains characters that cannot be stored'],
])('a cause of %j is refused by name, and nothing is saved', async (change, message) => {
  const { status, body } = await save(bonusPath(), { offerTerms: terms(40), change })
  expect([status, body['message']]).toEqual([400, message])
  expect(await changes()).toEqual([])
})

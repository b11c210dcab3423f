import { beforeEach, expect, test } from 'vitest'
import { aCasino, aGame } from '#test/builders.ts'
import { emptySite } from '#test/empty-site.ts'

const { db, site } = await emptySite()
beforeEach(async () => {
  site.app.settings.consent = { countries: ['DE', 'FR'], countryHeader: undefined }
})

const isRequired = async (query: string) =>
  ((await (await site.request(`/api/consent${query}`)).json()) as { isRequired: boolean }).isRequired

test('consent is needed in the countries of the settings, and where the country is unknown', async () => {
  expect(await isRequired('?timeZone=Europe/Berlin')).toBe(true)
  expect(await isRequired('?timeZone=Indian/Reunion')).toBe(false)
  expect(await isRequired('?timeZone=America/New_York')).toBe(false)
  for (const nowhere of ['', '?timeZone=', '?timeZone=UTC', '?timeZone=undefined', '?timeZone=Etc/GMT%2B3'])
    expect([nowhere, await isRequired(nowhere)]).toEqual([nowhere, true])
})

test('no one is asked where the list is empty', async () => {
  site.app.settings.consent.countries = []
  expect(await isRequired('?timeZone=Europe/Berlin')).toBe(false)
  expect(await isRequired('?timeZone=UTC')).toBe(false)
})

test('the response names how long interactions are kept, and only the browser that asked may reuse it', async () => {
  const response = await site.request('/api/consent?timeZone=Europe/Paris')
  expect(response.headers.get('cache-control')).toBe('private, max-age=3600')
  expect(await response.json()).toEqual({ isRequired: true, keptDays: 400, country: 'FR' })
})

test('the response names the country of the time zone, and none where that is no place', async () => {
  const countryOf = async (query: string) =>
    ((await (await site.request(`/api/consent${query}`)).json()) as { country: string | null }).country
  expect(await countryOf('?timeZone=Europe/London')).toBe('GB')
  expect(await countryOf('?timeZone=UTC')).toBeNull()
  expect(await countryOf('')).toBeNull()
})

test('a time zone that is too long, or given twice, is refused by name', async () => {
  for (const query of [`?timeZone=${'x'.repeat(65)}`, '?timeZone=UTC&timeZone=UTC']) {
    const response = await site.request(`/api/consent${query}`)
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ errors: [{ path: 'timeZone' }] })
  }
})

test('without an identifier two visitors count as two, and one visitor counts once', async () => {
  const [casino, game] = [await aCasino(db), await aGame(db)]
  const opens = (address: string, interactionType: string, targetId: number, targetType: string) =>
    site.post('/api/interactions', { sessionId: null, interactionType, targetId, targetType }, { address })
  for (const address of ['192.0.2.1', '192.0.2.1', '198.51.100.7']) {
    expect((await opens(address, 'casino_click', casino, 'casino')).status).toBe(201)
    expect((await opens(address, 'game_click', game, 'game')).status).toBe(201)
  }
  const interest = await db
    .selectFrom('interest')
    .select(['measure', 'visitors'])
    .orderBy('measure')
    .execute()
  expect(interest).toEqual([
    { measure: 'casino_click', visitors: 2 },
    { measure: 'game', visitors: 2 },
  ])
  const stored = await db.selectFrom('interactions').select('session_id').execute()
  expect(stored.map(({ session_id }) => session_id)).toEqual([null, null, null, null])
})

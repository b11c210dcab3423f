import { beforeEach, describe, expect, test } from 'vitest'
import { forgetExpired } from '#operations/maintenance/forget-expired.ts'
import { anAccount, PASSWORD, signInAt } from '#test/accounts.ts'
import { NOW, testApp, type TestApp, type TestRequest } from '#test/test-app.ts'
import { testDatabase } from '#test/test-database.ts'

const { db, reset } = await testDatabase()
const TOO_MANY = 'Previše neuspelih pokušaja prijave. Pokušajte ponovo kasnije.'
let site: TestApp

beforeEach(async () => {
  await reset()
  site = testApp(db, { logins: 10 })
  await anAccount(db, 'Milena', 'owner')
  await anAccount(db, 'jovan')
})

const from = (number: number) => ({ address: `198.51.100.${number}` })
const after = (ms: number) => site.setNow(new Date(NOW.getTime() + ms))
const fail = async (
  times: number,
  name = 'Milena',
  { at = site, ...init }: TestRequest & { at?: TestApp } = {},
) => {
  const statuses: number[] = []
  for (let count = 0; count < times; count++) statuses.push((await signInAt(at, name, 'wrong', init)).status)
  return statuses
}
/** Ten failures of an account, each from an address of its own. */
const failFromTen = async (name = 'Milena') => {
  for (let number = 0; number < 10; number++) expect(await fail(1, name, from(number))).toEqual([401])
}
const waitOf = (response: Response) => [response.status, response.headers.get('retry-after')]

describe('from one address', () => {
  test('ten failures at an account close it to this address, also with the right password', async () => {
    expect(await fail(10)).toEqual(Array<number>(10).fill(401))
    after(60_000)
    const refused = await signInAt(site, 'MILENA')
    expect(waitOf(refused)).toEqual([429, String(14 * 60)])
    expect(await refused.json()).toMatchObject({ error: 'rate_limited', message: TOO_MANY })
    after(15 * 60_000)
    expect((await signInAt(site, 'Milena')).status).toBe(200)
  })

  test('ten failures close it for every account, and no other address', async () => {
    for (let number = 0; number < 10; number++) await fail(1, `nobody${number}`)
    expect(waitOf(await signInAt(site, 'Milena'))).toEqual([429, '900'])
    expect((await signInAt(site, 'Milena', PASSWORD, from(1))).status).toBe(200)
  })

  test('an unknown name closes like a known one', async () => {
    for (const [number, name] of ['Milena', 'Nobody'].entries())
      expect(await fail(11, name, from(number))).toEqual([...Array<number>(10).fill(401), 429])
  })

  test('two processes count together', async () => {
    const other = testApp(db, { logins: 10 })
    await fail(5)
    await fail(5, 'milena', { at: other })
    expect((await signInAt(site, 'Milena')).status).toBe(429)
    expect((await signInAt(other, 'Milena')).status).toBe(429)
  })

  test('what is refused for its form does not count', async () => {
    for (let count = 0; count < 20; count++) await signInAt(site, '', '')
    expect((await signInAt(site, 'Milena')).status).toBe(200)
  })
})

describe('from anywhere', () => {
  test('an account is never closed: after ten failures the next attempt waits a second', async () => {
    await failFromTen('mileNA')
    expect(waitOf(await signInAt(site, 'Milena', PASSWORD, from(99)))).toEqual([429, '1'])
    expect((await signInAt(site, 'jovan', PASSWORD, from(99))).status).toBe(200)
    after(1000)
    expect((await signInAt(site, 'Milena', PASSWORD, from(99))).status).toBe(200)
  })

  test('the pause doubles with each failure, up to a minute, and refused attempts do not lengthen it', async () => {
    await failFromTen()
    let now = 0
    for (const [number, seconds] of [1, 2, 4, 8, 16, 32, 60, 60].entries()) {
      const refused = [...(await fail(3, 'Milena', from(20 + number)))]
      expect(refused).toEqual([429, 429, 429])
      expect(waitOf(await signInAt(site, 'Milena', 'wrong', from(40)))).toEqual([429, String(seconds)])
      after((now += seconds * 1000 - 1))
      expect((await signInAt(site, 'Milena', 'wrong', from(40))).status).toBe(429)
      after((now += 1))
      expect((await signInAt(site, 'Milena', 'wrong', from(60 + number))).status).toBe(401)
    }
    after(15 * 60_000)
    expect(await fail(5, 'Milena', from(80))).toEqual(Array<number>(5).fill(401))
  })

  test('a success neither counts nor prolongs the pause', async () => {
    await failFromTen()
    after(1000)
    for (let number = 0; number < 5; number++)
      expect((await signInAt(site, 'Milena', PASSWORD, from(100 + number))).status).toBe(200)
    expect(await fail(1, 'Milena', from(110))).toEqual([401])
    expect(waitOf(await signInAt(site, 'Milena', PASSWORD, from(111)))).toEqual([429, '2'])
  })

  test('an unknown name waits like a known one', async () => {
    const refusals: unknown[] = []
    for (const name of ['Milena', 'Nobody']) {
      site = testApp(db, { logins: 10 })
      for (let number = 0; number < 10; number++)
        await fail(1, name, { address: `203.0.113.${number + (name === 'Nobody' ? 100 : 0)}` })
      const refused = await signInAt(site, name, PASSWORD, from(99))
      refusals.push([...waitOf(refused), await refused.json()])
    }
    expect(refusals[0]).toMatchObject([429, '1', { message: TOO_MANY }])
    expect(refusals[1]).toEqual(refusals[0])
  })

  test('the pause is shared by all processes', async () => {
    const other = testApp(db, { logins: 10 })
    await failFromTen()
    expect(waitOf(await signInAt(other, 'Milena', PASSWORD, from(99)))).toEqual([429, '1'])
  })

  test('a right guess among many sent at once is found no sooner than one by one', async () => {
    const other = testApp(db, { logins: 10 })
    const responses = await Promise.all(
      Array.from({ length: 30 }, (_, index) =>
        signInAt(
          index % 2 === 0 ? site : other,
          'Milena',
          index === 25 ? PASSWORD : `guess ${index}`,
          from(index),
        ),
      ),
    )
    const statuses = responses.map(({ status }) => status)
    expect(statuses.filter((status) => status !== 429).length).toBeLessThanOrEqual(10)
  })

  test('counters hold neither name nor address, and are gone after a day', async () => {
    await failFromTen()
    const kept = JSON.stringify([
      await db.selectFrom('rate_limits').selectAll().execute(),
      await db.selectFrom('login_pauses').selectAll().execute(),
    ])
    expect(kept).not.toMatch(/milena|198\.51/i)
    after(24 * 3_600_000 + 1)
    await forgetExpired(site.app)
    expect(await db.selectFrom('login_pauses').selectAll().execute()).toEqual([])
  })
})

test('a success never counts and is never in the way, also many at once', async () => {
  for (let count = 0; count < 12; count++) expect((await signInAt(site, 'Milena')).status).toBe(200)
  const together = await Promise.all(Array.from({ length: 15 }, () => signInAt(site, 'jovan')))
  expect(together.map(({ status }) => status)).toEqual(Array<number>(15).fill(200))
  expect(await fail(10)).toEqual(Array<number>(10).fill(401))
})

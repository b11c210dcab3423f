import { RouterContextProvider, type LoaderFunctionArgs, type ServerBuild } from 'react-router'
import { pino } from 'pino'
import { Pool } from 'pg'
import { expect, test } from 'vitest'
import { Refusal } from '#contract/shared/refusal.ts'
import type { App } from '#operations/app/app.ts'
import { appContext } from '#web/contexts.ts'
import { answerInTime, lateContext, withUnavailable } from './unavailable.ts'

/** What a screen's loader answers or throws once it is part of the pages. */
async function load(loader: () => unknown, { isLate = false } = {}): Promise<unknown> {
  const build = { routes: { screen: { module: { loader } } } } as unknown as ServerBuild
  const context = new RouterContextProvider()
  context.set(appContext, { log: pino({ level: 'silent' }) } as App)
  context.set(lateContext, isLate)
  const guarded = withUnavailable(build).routes['screen']?.module.loader
  return guarded?.({ context } as unknown as LoaderFunctionArgs, undefined)
}

test('a loader that cannot reach the database answers 503, whatever the driver says', async () => {
  const nowhere = new Pool({ host: '127.0.0.1', port: 1 })
  await expect(load(() => nowhere.query('select 1'))).rejects.toMatchObject({ init: { status: 503 } })
  await expect(load(() => Promise.reject(new Refusal('unavailable', 'Busy')))).rejects.toMatchObject({
    init: { status: 503, headers: { 'retry-after': '5' } },
  })
})

test('a loader that fails for another reason, or answers, does so as before', async () => {
  expect(await load(async () => 'page')).toBe('page')
  await expect(load(() => Promise.reject(new Error('our mistake')))).rejects.toThrow('our mistake')
})

test('a loader asks nothing for a request that is late', async () => {
  let asked = 0
  await expect(load(() => asked++, { isLate: true })).rejects.toMatchObject({ init: { status: 503 } })
  expect(asked).toBe(0)
})

const looks = { first: 5, next: 1 }
const late = async () => new Response('late', { status: 503 })
const feed = (isInStep: () => boolean) => ({
  changes: { catchUp: async () => undefined, isInStep, lagMs: () => 0 },
})

test('a response that does not come while the database is unavailable is replaced', async () => {
  const never = new Promise<Response>(() => undefined)
  const response = await answerInTime(
    feed(() => false),
    never,
    late,
    looks,
  )
  expect(response.status).toBe(503)
})

test('a slow response is waited for as long as the database answers', async () => {
  const slow = Promise.withResolvers<Response>()
  let looked = 0
  const isInStep = () => {
    looked += 1
    if (looked === 3) slow.resolve(new Response('done'))
    return true
  }
  expect((await answerInTime(feed(isInStep), slow.promise, late, looks)).status).toBe(200)
  expect(looked).toBe(3)
})

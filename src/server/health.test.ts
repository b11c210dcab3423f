import { expect, test } from 'vitest'
import { testApp } from '#test/test-app.ts'
import { testDatabase } from '#test/test-database.ts'
import { createHealth } from './health.ts'

const { db } = await testDatabase()

test('a site behind a proxy without a public address is ready, and says what to set', async () => {
  const { app } = testApp(db)
  const health = createHealth(app)
  const ready = async () => {
    const response = await health.request('/readyz')
    return [response.status, await response.json()]
  }
  expect(await ready()).toEqual([200, { status: 'ready' }])
  app.publicUrl.look({ host: 'localhost', forwardedHost: 'casino.example' })
  expect(await ready()).toEqual([
    200,
    { status: 'ready', warning: expect.stringContaining('Set PUBLIC_URL to the address') },
  ])
})

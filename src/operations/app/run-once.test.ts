import { beforeEach, expect, test } from 'vitest'
import { NOW, testApp } from '#test/test-app.ts'
import { testDatabase } from '#test/test-database.ts'
import { runOnce } from './run-once.ts'

const { db, reset } = await testDatabase()
beforeEach(reset)

const HOURLY = { name: 'tidy', everyMs: 3_600_000 }

test('of several processes that ask at the same time one does the work', async () => {
  let runs = 0
  const processes = Array.from({ length: 4 }, () => testApp(db).app)
  await Promise.all(processes.map((app) => runOnce(app, HOURLY, async () => ++runs)))
  expect(runs).toBe(1)
})

test('it is done again when its time has come, by whichever process asks first', async () => {
  const [one, two] = [testApp(db), testApp(db)]
  const done: string[] = []
  await runOnce(one.app, HOURLY, async () => done.push('one'))
  two.setNow(new Date(NOW.getTime() + 30 * 60_000))
  await runOnce(two.app, HOURLY, async () => done.push('two, too early'))
  two.setNow(new Date(NOW.getTime() + 60 * 60_000))
  await runOnce(two.app, HOURLY, async () => done.push('two'))
  await runOnce(one.app, { ...HOURLY, name: 'another' }, async () => done.push('another'))
  expect(done).toEqual(['one', 'two', 'another'])
})

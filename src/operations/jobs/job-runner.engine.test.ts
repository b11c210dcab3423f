import { beforeEach, expect, test } from 'vitest'
import { HOUR_MS, MINUTE_MS } from '#contract/shared/durations.ts'
import { NOW, testApp, type TestApp } from '#test/test-app.ts'
import { runJobs } from '#test/run-jobs.ts'
import { testDatabase } from '#test/test-database.ts'
import { inTransaction } from '../app/in-transaction.ts'
import { addJob } from './add-job.ts'
import { JOB_HANDLERS, type JobHandlers } from './job-handlers.ts'
import { createJobRunner, JOB_LEASE_MS } from './job-runner.ts'

const at = (ms: number) => new Date(NOW.getTime() + ms)

const { db, reset } = await testDatabase()
beforeEach(reset)

/** The product's handlers, with this one for mails; old failed jobs stay. */
function handling(run: (mail: number) => Promise<Date | undefined | void>): JobHandlers {
  const cleanUp = { run: async () => undefined }
  return { ...JOB_HANDLERS, mail: { run: (_app, { mail }) => run(mail) }, 'clean-up': cleanUp }
}

function jobs(kind = 'mail') {
  return db.selectFrom('jobs').selectAll().where('kind', '=', kind).orderBy('id').execute()
}

test('processes that look at the same time run each job once, and leave none behind', async () => {
  const done: number[] = []
  const sites = [testApp(db), testApp(db), testApp(db)]
  const numbers = Array.from({ length: 30 }, (_, index) => index + 1)
  for (const mail of numbers) await addJob(sites[0]?.app ?? testApp(db).app, 'mail', { mail })
  await Promise.all(
    sites.map(({ app }) =>
      runJobs(
        app,
        handling(async (mail) => void done.push(mail)),
      ),
    ),
  )
  expect(done.toSorted((a, b) => a - b)).toEqual(numbers)
  expect(await jobs()).toEqual([])
})

test('a job that fails waits longer each time and is given up with its last error', async () => {
  const site = testApp(db)
  await addJob(site.app, 'mail', { mail: 1 })
  const failing = handling(() => Promise.reject(new Error('no mailbox <ada@example.com> here')))
  const pauses: number[] = []
  for (let now = NOW; ; now = (await jobs())[0]?.run_at ?? now) {
    site.setNow(now)
    await runJobs(site.app, failing)
    const [job] = await jobs()
    if (job?.state !== 'waiting') break
    pauses.push((job.run_at.getTime() - now.getTime()) / MINUTE_MS)
  }
  expect(pauses).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, ...Array<number>(11).fill(360)])
  expect(await jobs()).toMatchObject([
    { state: 'failed', attempts: 21, last_error: 'no mailbox [address] here', failed_at: expect.any(Date) },
  ])
  site.setNow(at(1000 * HOUR_MS))
  await runJobs(
    site.app,
    handling(() => Promise.reject(new Error('it was run again'))),
  )
  expect(await jobs()).toMatchObject([{ attempts: 21, last_error: 'no mailbox [address] here' }])
})

test('the job of a process that has gone silent runs again when its lease is over, and only the second result counts', async () => {
  const silent = testApp(db)
  await addJob(silent.app, 'mail', { mail: 1 })
  let fail = (_error: Error): void => undefined
  const runner = createJobRunner(silent.app, {
    handlers: handling(() => new Promise((_resolve, reject) => (fail = reject))),
  })
  await runner.startDue()
  const done: number[] = []
  const other = testApp(db)
  const doing = handling(async (mail) => void done.push(mail))
  other.setNow(at(JOB_LEASE_MS - 1))
  await runJobs(other.app, doing)
  expect(done).toEqual([])
  other.setNow(at(JOB_LEASE_MS))
  const whileItRuns = handling(async (mail) => {
    done.push(mail)
    fail(new Error('too late'))
    await runner.settled()
    expect(await jobs()).toMatchObject([{ state: 'running', attempts: 2, last_error: null }])
  })
  await runJobs(other.app, whileItRuns)
  expect(done).toEqual([1])
  expect(await jobs()).toEqual([])
})

test('a process that lives keeps a long job by renewing its lease', async () => {
  const site = testApp(db)
  await addJob(site.app, 'mail', { mail: 1 })
  let finish = (): void => undefined
  const runner = createJobRunner(site.app, {
    handlers: handling(() => new Promise((resolve) => (finish = () => resolve()))),
  })
  await runner.startDue()
  site.setNow(at(JOB_LEASE_MS - 1))
  await runner.renew()
  const other = testApp(db)
  other.setNow(at(JOB_LEASE_MS + 1))
  await runJobs(
    other.app,
    handling(() => Promise.reject(new Error('taken although it is running'))),
  )
  finish()
  await runner.settled()
  expect(await jobs()).toEqual([])
})

test('a job that ends its process each time is given up', async () => {
  const { app } = testApp(db)
  await addJob(app, 'mail', { mail: 1 })
  await db.updateTable('jobs').set({ attempts: 21 }).execute()
  await runJobs(
    app,
    handling(async () => undefined),
  )
  expect(await jobs()).toMatchObject([{ state: 'failed', last_error: 'The process ended each time it ran' }])
})

test('a payload that does not fit its kind is refused when it is added, and given up when it is found', async () => {
  const { app } = testApp(db)
  await expect(addJob(app, 'mail', { mail: -1 })).rejects.toThrow('mail')
  await addJob(app, 'mail', { mail: 1 })
  await db.updateTable('jobs').set({ payload: '{"letter":1}' }).execute()
  await runJobs(
    app,
    handling(async () => undefined),
  )
  expect(await jobs()).toMatchObject([
    { state: 'failed', attempts: 1, last_error: 'Its payload cannot be read' },
  ])
})

test('a job with the key of one that waits is not added, and the earlier time counts', async () => {
  const { app } = testApp(db)
  await addJob(app, 'mail', { mail: 1 }, { key: 'a', runAt: at(HOUR_MS) })
  await addJob(app, 'mail', { mail: 1 }, { key: 'a', runAt: at(MINUTE_MS) })
  await addJob(app, 'mail', { mail: 1 }, { key: 'a', runAt: at(2 * HOUR_MS) })
  await addJob(app, 'mail', { mail: 2 }, { key: 'b' })
  expect((await jobs()).map(({ unique_key, run_at }) => [unique_key, run_at])).toEqual([
    ['a', at(MINUTE_MS)],
    ['b', NOW],
  ])
})

test('work that is asked for again while it runs is done once more, also when the first run fails', async () => {
  const { app } = testApp(db)
  await addJob(app, 'mail', { mail: 1 }, { key: 'a' })
  const runs: number[] = []
  await runJobs(
    app,
    handling(async (mail) => {
      runs.push(mail)
      if (runs.length > 1) return
      await addJob(app, 'mail', { mail: 1 }, { key: 'a' })
      throw new Error('the first run fails')
    }),
  )
  expect(runs).toEqual([1, 1])
  expect(await jobs()).toEqual([])
})

test('a job that names a time runs again then', async () => {
  const site = testApp(db)
  await addJob(site.app, 'mail', { mail: 1 })
  const runs: Date[] = []
  const twice = handling(async () => {
    runs.push(site.app.now())
    return runs.length === 1 ? at(MINUTE_MS) : undefined
  })
  await runJobs(site.app, twice)
  site.setNow(at(MINUTE_MS))
  await runJobs(site.app, twice)
  expect(runs).toEqual([NOW, at(MINUTE_MS)])
  expect(await jobs()).toEqual([])
})

test('the schedule runs once an hour in all processes together, and goes on after a restart', async () => {
  const sites: TestApp[] = [testApp(db), testApp(db)]
  let runs = 0
  const counting: JobHandlers = { ...JOB_HANDLERS, 'clean-up': { run: async () => void runs++ } }
  const everywhereAt = async (now: Date) => {
    for (const site of sites) site.setNow(now)
    await Promise.all(sites.map(({ app }) => runJobs(app, counting)))
  }
  await everywhereAt(NOW)
  expect(runs).toBe(0)
  await everywhereAt(at(HOUR_MS))
  await everywhereAt(at(HOUR_MS + 59 * MINUTE_MS))
  expect(runs).toBe(1)
  sites.splice(0, 2, testApp(db), testApp(db))
  await everywhereAt(at(5 * HOUR_MS))
  expect(runs).toBe(2)
  expect(await jobs('clean-up')).toMatchObject([{ state: 'waiting', run_at: at(6 * HOUR_MS), attempts: 0 }])
})

test('a scheduled job that is given up is listed once, the schedule goes on, and a success clears the list', async () => {
  const site = testApp(db)
  const failing: JobHandlers = { ...JOB_HANDLERS, 'clean-up': { run: () => Promise.reject(new Error('no')) } }
  await runJobs(site.app, failing)
  for (let run = 0; run < 8; run++) {
    const waiting = (await jobs('clean-up')).find(({ state }) => state === 'waiting')
    site.setNow(waiting?.run_at ?? NOW)
    await runJobs(site.app, failing)
  }
  expect((await jobs('clean-up')).map(({ state }) => state).toSorted()).toEqual(['failed', 'waiting'])
  site.setNow(at(100 * HOUR_MS))
  await runJobs(site.app, { ...JOB_HANDLERS, 'clean-up': { run: async () => undefined } })
  expect((await jobs('clean-up')).map(({ state }) => state)).toEqual(['waiting'])
})

test('a process runs no more jobs at once than its setting says', async () => {
  const { app } = testApp(db)
  for (let mail = 1; mail <= 7; mail++) await addJob(app, 'mail', { mail })
  let running = 0
  let most = 0
  const handlers = handling(async () => {
    most = Math.max(most, ++running)
    await db.selectFrom('jobs').select('id').execute()
    running--
  })
  await runJobs({ ...app, settings: { ...app.settings, jobsAtOnce: 2 } }, handlers)
  expect(most).toBe(2)
  expect(await jobs()).toEqual([])
})

test('a process that is stopping takes nothing, and what it cuts short has not failed', async () => {
  let isStopping = false
  const site = testApp(db)
  const app = { ...site.app, isStopping: () => isStopping }
  await addJob(app, 'mail', { mail: 1 })
  const stopped = handling(async () => {
    isStopping = true
    throw new Error('cut short')
  })
  await runJobs(app, stopped)
  expect(await jobs()).toMatchObject([{ state: 'waiting', attempts: 0, run_at: NOW, last_error: null }])
  await runJobs(
    app,
    handling(() => Promise.reject(new Error('taken while stopping'))),
  )
  expect(await jobs()).toMatchObject([{ attempts: 0 }])
})

test('a job belongs to the transaction that adds it, and the worker is notified after the commit', async () => {
  const { app } = testApp(db)
  const heard: number[] = []
  app.jobs.onNotify(() => heard.push(1))
  const failed = inTransaction(app, async (inside) => {
    await addJob(inside, 'mail', { mail: 1 })
    throw new Error('rolled back')
  })
  await expect(failed).rejects.toThrow('rolled back')
  expect([heard.length, (await jobs()).length]).toEqual([0, 0])
  await inTransaction(app, async (inside) => {
    await addJob(inside, 'mail', { mail: 1 })
    expect(heard).toHaveLength(0)
  })
  expect([heard.length, (await jobs()).length]).toEqual([1, 1])
})

test('kinds of a newer version of the site are left alone', async () => {
  const { app } = testApp(db)
  await db.insertInto('jobs').values({ kind: 'of tomorrow', payload: '{}', run_at: NOW }).execute()
  await addJob(app, 'mail', { mail: 1 })
  const done: number[] = []
  await runJobs(
    app,
    handling(async (mail) => void done.push(mail)),
  )
  expect(done).toEqual([1])
  expect(await jobs('of tomorrow')).toMatchObject([{ state: 'waiting', attempts: 0 }])
})

test('jobs that a wrong clock has put into the future run when it is right again, planned ones do not', async () => {
  const { app } = testApp(db)
  const ahead = { ...app, now: () => at(365 * 24 * HOUR_MS) }
  const done: number[] = []
  const handlers = handling(async (mail) => void done.push(mail))
  await runJobs(ahead, handlers)
  await addJob(ahead, 'mail', { mail: 3 })
  await addJob(app, 'mail', { mail: 2 }, { runAt: ahead.now() })
  await runJobs(app, handlers)
  expect(done).toEqual([3])
  const scheduled = await db
    .selectFrom('jobs')
    .select('run_at')
    .where('unique_key', '=', 'schedule')
    .execute()
  expect(scheduled.length).toBeGreaterThan(2)
  for (const { run_at: runAt } of scheduled)
    expect(runAt.getTime()).toBeLessThanOrEqual(at(25 * HOUR_MS).getTime())
})

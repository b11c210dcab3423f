import { expect, test } from 'vitest'
import { HOUR_MS } from '#contract/shared/durations.ts'
import { addJob } from '#operations/jobs/add-job.ts'
import { JOB_HANDLERS } from '#operations/jobs/job-handlers.ts'
import { queueMail } from '#operations/mail/queue-mail.ts'
import { aPost } from '#test/builders.ts'
import { runJobs } from '#test/run-jobs.ts'
import { NOW } from '#test/test-app.ts'
import { staffSite } from '#test/staff.ts'

const { db, site, token } = await staffSite()
const at = (ms: number) => new Date(NOW.getTime() + ms)

async function ask(path = '', method = 'GET') {
  const response = await site.request(`/api/admin/jobs${path}`, {
    method,
    headers: { authorization: `Bearer ${token}` },
  })
  return {
    status: response.status,
    total: response.headers.get('x-total-count'),
    body: await response.json(),
  }
}

/** Gives everything up that waits, as if it had failed once too often. */
async function giveUp(error = 'Mail server says no') {
  await db
    .updateTable('jobs')
    .set({ state: 'failed', attempts: 21, last_error: error, failed_at: NOW })
    .execute()
}

const MAIL = { recipient: 'ada@example.com', text: 't', html: 'h', headers: {} }

test('jobs are counted by kind and state, with the time of the next one', async () => {
  await addJob(site.app, 'mail', { mail: 1 })
  await giveUp()
  await addJob(site.app, 'mail', { mail: 2 }, { runAt: at(HOUR_MS) })
  await addJob(site.app, 'mail', { mail: 3 }, { runAt: at(2 * HOUR_MS) })
  expect((await ask()).body).toEqual([
    { kind: 'mail', waiting: 2, running: 0, failed: 1, nextAt: at(HOUR_MS).toISOString() },
  ])
})

test('failed jobs are listed with what they are about, never with who a mail is for', async () => {
  const postId = await aPost(db, { title: 'Cold wallets', is_published: false, publish_at: at(HOUR_MS) })
  await queueMail(site.app, { ...MAIL, subject: 'Confirm your subscription' })
  await giveUp()
  const { body, total } = await ask('/failed?page=1&pageSize=10')
  const same = {
    failedAt: NOW.toISOString(),
    attempts: 21,
    error: 'Mail server says no',
    id: expect.any(Number),
  }
  expect(body).toEqual([
    { ...same, kind: 'mail', about: 'Confirm your subscription', postId: null },
    { ...same, kind: 'publish-article', about: 'Cold wallets', postId },
  ])
  expect(total).toBe('2')
  expect(JSON.stringify(body)).not.toContain('ada@')
})

test('a failed job that is tried again runs at once with all its attempts', async () => {
  await addJob(site.app, 'mail', { mail: 7 })
  await giveUp()
  const [{ id }] = (await ask('/failed')).body
  expect((await ask(`/${id}/retry`, 'POST')).body).toEqual({ success: true, message: 'The job runs again' })
  expect(await db.selectFrom('jobs').select(['state', 'attempts', 'run_at']).execute()).toEqual([
    { state: 'waiting', attempts: 0, run_at: NOW },
  ])
  const done: number[] = []
  await runJobs(site.app, { ...JOB_HANDLERS, mail: { run: async (_app, { mail }) => void done.push(mail) } })
  expect(done).toEqual([7])
  expect((await ask(`/${id}/retry`, 'POST')).status).toBe(404)
})

test('trying again what waits already brings its time forward', async () => {
  await addJob(site.app, 'clean-up', {}, { key: 'schedule' })
  await giveUp()
  await addJob(site.app, 'clean-up', {}, { key: 'schedule', runAt: at(HOUR_MS) })
  const [{ id }] = (await ask('/failed')).body
  await ask(`/${id}/retry`, 'POST')
  expect(await db.selectFrom('jobs').select(['state', 'run_at']).execute()).toEqual([
    { state: 'waiting', run_at: NOW },
  ])
})

test('a discarded job is gone; one that has not failed cannot be discarded or tried again', async () => {
  await addJob(site.app, 'mail', { mail: 1 })
  await giveUp()
  await addJob(site.app, 'mail', { mail: 2 })
  const [{ id }] = (await ask('/failed')).body
  expect((await ask(`/${id}`, 'DELETE')).body).toEqual({ success: true, message: 'Job discarded' })
  expect((await ask(`/${id}`, 'DELETE')).status).toBe(404)
  const waiting = await db.selectFrom('jobs').select('id').executeTakeFirstOrThrow()
  expect((await ask(`/${waiting.id}`, 'DELETE')).body).toMatchObject({ message: 'Job not found' })
  expect((await ask(`/${waiting.id}/retry`, 'POST')).status).toBe(404)
})

test('the audit log tells who tried a job again and who discarded one', async () => {
  for (const mail of [1, 2]) await addJob(site.app, 'mail', { mail })
  await giveUp()
  const [first, second] = (await ask('/failed')).body
  await ask(`/${first.id}/retry`, 'POST')
  await ask(`/${second.id}`, 'DELETE')
  const entry = { username: 'admin', kind: 'job', name: 'Send a mail' }
  expect(
    await db.selectFrom('audit_log').select(['username', 'action', 'kind', 'name']).orderBy('id').execute(),
  ).toEqual([
    { ...entry, action: 'tried again' },
    { ...entry, action: 'discarded' },
  ])
})

test('an article that is published by hand or scheduled again is not listed as failed any more', async () => {
  const scheduled = { is_published: false, publish_at: at(HOUR_MS) }
  const ids = [await aPost(db, scheduled), await aPost(db, { ...scheduled, slug: 'two' })]
  await giveUp()
  await db
    .updateTable('posts')
    .set({ is_published: true, publish_at: null })
    .where('id', '=', ids[0] ?? 0)
    .execute()
  await db
    .updateTable('posts')
    .set({ publish_at: at(2 * HOUR_MS) })
    .where('id', '=', ids[1] ?? 0)
    .execute()
  expect((await ask('/failed')).body).toEqual([])
  expect((await ask()).body).toMatchObject([{ waiting: 1, nextAt: at(2 * HOUR_MS).toISOString() }])
})

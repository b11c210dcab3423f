import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { expect, inject, onTestFinished, test } from 'vitest'
import { connectionOver, type Connection } from '#db/connect.ts'
import { startEmbedded } from '#db/embedded/start-embedded.ts'
import { embeddedPool, serverPool } from '#db/pools.ts'
import { JOB_HANDLERS } from '#operations/jobs/job-handlers.ts'
import { BUSY_MACHINE } from '#test/busy-machine.ts'
import { dataFolder } from '#test/data-folder.ts'
import { runJobs } from '#test/run-jobs.ts'
import { createDatabase, databaseUrl, dropDatabase } from '#test/server-databases.ts'
import { testApp } from '#test/test-app.ts'

const HOLDER = join(import.meta.dirname, '../../test/fixtures/hold-job.ts')

test('a job whose process is killed is run by another one when its lease is over, and once', async () => {
  const { env, open } = await place()
  const holder = fork(HOLDER, [], { execArgv: [], env: { ...process.env, ...env, LOG_LEVEL: 'silent' } })
  onTestFinished(() => void holder.kill('SIGKILL'))
  const [message] = await once(holder, 'message')
  expect(message).toBe('running')
  holder.kill('SIGKILL')
  await once(holder, 'exit')

  const { db } = await open()
  const held = await db.selectFrom('jobs').selectAll().where('kind', '=', 'mail').executeTakeFirstOrThrow()
  expect(held).toMatchObject({ state: 'running', attempts: 1 })
  const done: number[] = []
  const handlers = {
    ...JOB_HANDLERS,
    mail: { run: async (_: unknown, { mail }: { mail: number }) => void done.push(mail) },
  }
  const sites = [testApp(db), testApp(db)]
  const everywhereAt = async (now: Date) => {
    sites.forEach(({ setNow }) => setNow(now))
    await Promise.all(sites.map(({ app }) => runJobs(app, handlers)))
  }
  await everywhereAt(new Date(held.run_at.getTime() - 1))
  expect(done).toEqual([])
  await everywhereAt(held.run_at)
  expect(done).toEqual([1])
  expect(await db.selectFrom('jobs').select('id').where('kind', '=', 'mail').execute()).toEqual([])
})

interface Place {
  /** Settings of a process that works there. */
  env: Record<string, string>
  open: () => Promise<Pick<Connection, 'db'>>
}

/** A database of one's own that two processes can open, the embedded one after the other. */
async function place(): Promise<Place> {
  const folder = dataFolder('migrated')
  const prepared = inject('prepared')
  if ('snapshot' in prepared)
    return {
      // The socket of a killed process goes with the folder.
      env: { DATA_DIR: folder, TMPDIR: folder, DATABASE_URL: '' },
      async open() {
        const embedded = await startEmbedded({ dataDir: folder }, BUSY_MACHINE)
        const connection = connectionOver(embeddedPool(embedded), 'embedded')
        onTestFinished(async () => {
          await connection.close()
          await embedded.stop()
        })
        return connection
      },
    }
  const { serverUrl, template } = prepared
  const name = await createDatabase(serverUrl, template)
  onTestFinished(() => dropDatabase(serverUrl, name))
  const url = databaseUrl(serverUrl, name)
  return {
    env: { DATA_DIR: folder, DATABASE_URL: url },
    async open() {
      const connection = connectionOver(serverPool(url), 'postgres')
      onTestFinished(() => connection.close())
      return connection
    },
  }
}

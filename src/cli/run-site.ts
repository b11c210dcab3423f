/** Runs the site in this process until it is asked to end. */
import { startWorker } from '#jobs/worker.ts'
import { siteSettings } from '#operations/settings/site-settings.ts'
import { within } from '#platform/within.ts'
import type { RunningServer } from '#server/serve.ts'
import { collectWhenIdle } from './collect-when-idle.ts'
import { sendHeartbeats } from './heartbeat.ts'
import { PLACE } from './serve-many.ts'
import { startApp, type StartedApp, type StartOptions } from './start-app.ts'

/** The time for proxies and clients with open connections to notice that this process is ending. */
const NOTICE_MS = 2_000
const HANDBACK_MS = 200
/** The time for running jobs to finish. An interrupted job runs again after its lease. */
const JOBS_MS = 10_000

/** The process ends after this time at the latest; a supervisor would kill it after 20 seconds. */
const END_MS = 15_000
const CLOSE_MS = 3_000

/**
 * Prepares the database and starts the given server and the jobs, or only the jobs. Ends cleanly on SIGTERM, SIGINT and
 * an unexpected error.
 */
export async function runSite(
  options: Pick<StartOptions, 'empty' | 'opened'>,
  start: ((started: StartedApp) => Promise<RunningServer>) | 'jobs',
): Promise<void> {
  const place = process.env[PLACE] || undefined
  const say = (line: string): void => console.log(`· ${line}`)
  const started = await startApp({ ...options, say, process: place })
  const server =
    start === 'jobs'
      ? undefined
      : await start(started).catch(async (error: unknown) => {
          await started.close()
          throw error
        })
  sendHeartbeats()
  collectWhenIdle()
  const stopWorker = startWorker(started.app)
  let stopping = false
  const stop = async (exitCode: number): Promise<void> => {
    if (stopping) return
    stopping = true
    setTimeout(() => process.exit(exitCode), END_MS).unref()
    started.announceStop()
    const jobsEnded = atMost(JOBS_MS, stopWorker())
    // Meanwhile every response asks its client to use a new connection.
    if (place !== undefined || started.app.settings.trustProxy > 0)
      await new Promise((resolve) => setTimeout(resolve, NOTICE_MS))
    await Promise.all([server?.stop(), jobsEnded])
    // Returns connections that were assigned at the last moment, so that their clients do not wait forever.
    if (place !== undefined) await new Promise((resolve) => setTimeout(resolve, HANDBACK_MS))
    await atMost(CLOSE_MS, started.close())
    process.exit(exitCode)
  }
  // Meant for the supervisor; closing a terminal sends it to all processes.
  if (process.send !== undefined) process.on('SIGHUP', () => undefined)
  process.once('SIGTERM', () => void stop(0))
  process.once('SIGINT', () => void stop(0))
  for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
    // `on`, not `once`: a second error during shutdown must not end the process at once.
    process.on(event, (error) => {
      started.app.log.fatal({ err: error }, event)
      void stop(1)
    })
  }
  // Printed last, because from here on the process ends cleanly. Of several processes only the first prints it.
  if (server === undefined) console.log('Jobs are run here. Stop with Ctrl+C.')
  else if (place === undefined || place === '1') announce(started, server.port)
}

async function atMost(ms: number, work: Promise<void>): Promise<void> {
  await within(ms, work, () => new Error('too late')).catch(() => undefined)
}

function announce({ app, owner }: StartedApp, port: number): void {
  const address = app.settings.publicUrl.replace(/:0$/, `:${port}`)
  console.log(`\n  ${siteSettings(app).brand.name} is ready: ${address}\n`)
  if (owner?.generatedPassword !== undefined) {
    console.log(`  Your owner account: username ${owner.username}, password ${owner.generatedPassword}`)
    console.log('  The password is shown this once; write it down.\n')
  }
  console.log('  Next: open the address, or read docs/operating.md. Stop with Ctrl+C.\n')
}

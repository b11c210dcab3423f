/** The door of the clock: what happens by itself, how often, and which operation does it. */
import type { App } from '#operations/app/app.ts'
import { forgetExpired } from '#operations/maintenance/forget-expired.ts'
import { publishScheduled } from '#operations/posts/publish-scheduled.ts'
import { runOnce } from '#operations/app/run-once.ts'
import { sendQueuedMail } from '#operations/mail/send-queued-mail.ts'
import { continueImports } from '#operations/transfer/continue-imports.ts'

interface Job {
  name: string
  everyMs: number
  /** Also once right away: its time may have come while nothing was running. */
  atStart?: true
  /** One process at a time is enough; the others lock row by row and share the work. */
  once?: true
  run: (app: App) => Promise<unknown>
}

const SECOND_MS = 1_000
const HOUR_MS = 3600 * SECOND_MS

const JOBS: readonly Job[] = [
  { name: 'forget what has served its time', everyMs: HOUR_MS, once: true, run: forgetExpired },
  { name: 'send queued mail', everyMs: 10 * SECOND_MS, run: sendQueuedMail },
  { name: 'publish scheduled articles', everyMs: 5 * SECOND_MS, atStart: true, run: publishScheduled },
  { name: 'continue imports', everyMs: 5 * SECOND_MS, atStart: true, run: continueImports },
]

/** Starts the clock; the answer stops it. A job that fails is logged and tried again at its next time. */
export function startSchedule(app: App): () => void {
  const timers = JOBS.map(({ name, everyMs, atStart, once, run }) => {
    const tick = () => {
      const done = once ? runOnce(app, { name, everyMs }, run) : run(app)
      done.catch((error: unknown) => app.log.error({ err: error, job: name }, 'job failed'))
    }
    if (atStart) tick()
    return setInterval(tick, everyMs).unref()
  })
  return () => timers.forEach((timer) => clearInterval(timer))
}

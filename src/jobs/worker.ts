/** Starts due jobs: when one is added, when the next one is due, and every few seconds. */
import type { App } from '#operations/app/app.ts'
import { createJobRunner } from '#operations/jobs/job-runner.ts'

/** Jobs added by other processes are found within this time. An idle site makes one query each time. */
const POLL_MS = 10_000
/** Prevents a busy loop while another process is taking a due job. */
const SHORTEST_MS = 100
const RENEW_MS = 20_000

/** Runs background jobs until the returned function is called. That one resolves when none is running. */
export function startWorker(app: App): () => Promise<void> {
  let timer: NodeJS.Timeout | undefined
  let looking: Promise<void> | undefined
  let isAsked = false
  let isStopped = false
  const runner = createJobRunner(app, { onEnd: () => look() })
  const failed = (error: unknown): undefined => {
    app.log.error({ err: error }, 'jobs cannot be read')
  }

  function look(): void {
    if (isStopped) return
    isAsked = true
    looking ??= lookWhileAsked().finally(() => {
      looking = undefined
      if (isAsked) look()
    })
  }

  async function lookWhileAsked(): Promise<void> {
    clearTimeout(timer)
    let next: Date | undefined
    while (isAsked && !isStopped) {
      isAsked = false
      next = await runner.startDue().catch(failed)
    }
    if (isStopped) return
    const waitMs = (next?.getTime() ?? Infinity) - app.now().getTime()
    timer = setTimeout(look, Math.min(POLL_MS, Math.max(SHORTEST_MS, waitMs))).unref()
  }

  const renewing = setInterval(() => void runner.renew().catch(failed), RENEW_MS).unref()
  const stopListening = app.jobs.onNotify(look)
  look()
  return async () => {
    isStopped = true
    stopListening()
    clearTimeout(timer)
    await looking
    await runner.settled()
    clearInterval(renewing)
  }
}

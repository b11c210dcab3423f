import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { MINUTE_MS } from '#contract/shared/durations.ts'
import { freePort } from '#platform/free-port.ts'
import { within } from '#platform/within.ts'

const BETWEEN_MS = 200
const LONGEST_MS = 5 * MINUTE_MS

/**
 * Starts a site on a data folder in a separate process and reads its first page. It gets only the folder as a setting,
 * so it sends no mail and makes no backups. Throws the process's output when it does not start, or answers anything but
 * a page.
 */
export async function readFirstPage(dataDir: string): Promise<void> {
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const site = spawn(process.execPath, [process.argv[1] ?? '', 'serve', '--empty'], {
    env: {
      PATH: process.env['PATH'],
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
      NODE_ENV: 'production',
      DATA_DIR: dataDir,
      HOST: '127.0.0.1',
      PORT: String(port),
      PUBLIC_URL: origin,
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let said = ''
  site.stderr.setEncoding('utf8').on('data', (text: string) => (said += text))
  const ended = once(site, 'exit')
  try {
    await within(
      LONGEST_MS,
      untilReady(origin, () => site.exitCode !== null),
      () => new Error('It was not ready in time.'),
    )
    const response = await fetch(origin)
    if (response.status !== 200 || !(await response.text()).includes('<title>'))
      throw new Error(`Its first page answered ${response.status}.`)
  } catch (cause) {
    throw new Error(`The restored site does not start. ${said.trim() || (cause as Error).message}`, { cause })
  } finally {
    site.kill()
    await ended
  }
}

async function untilReady(origin: string, hasEnded: () => boolean): Promise<void> {
  while (!hasEnded()) {
    const ready = await fetch(`${origin}/readyz`).catch(() => undefined)
    if (ready?.ok === true) return
    await wait(BETWEEN_MS)
  }
  throw new Error('Its process has ended.')
}

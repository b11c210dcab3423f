import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { waitUntil } from '../wait-until.ts'
import { killTree } from './kill-tree.ts'
import { SITE_ENV } from './site-env.ts'

export interface FailedStart {
  /** NaN when it had not ended after 30 seconds and was killed. */
  exitCode: number
  /** What it said on its error output, without empty lines. */
  lines: readonly string[]
}

/** Starts the site where it cannot start and tells how it ended. */
export async function failedStart(
  env: Readonly<Record<string, string>>,
  args: readonly string[] = [],
): Promise<FailedStart> {
  const child = spawn('node', ['src/cli/main.ts', 'serve', ...args], {
    env: { ...process.env, ...SITE_ENV, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const pid = child.pid ?? 0
  const kill = (): void => killTree(pid)
  process.prependOnceListener('exit', kill)
  let said = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => void (said += text))
  let exitCode: number | undefined
  const closed = once(child, 'close').then(([code]) => (exitCode = Number(code ?? 1)))
  const ms = await waitUntil(() => exitCode !== undefined, 30_000)
  if (Number.isNaN(ms)) kill()
  await closed
  process.off('exit', kill)
  return {
    exitCode: Number.isNaN(ms) ? Number.NaN : (exitCode ?? 1),
    lines: said.split('\n').filter((line) => line.trim() !== ''),
  }
}

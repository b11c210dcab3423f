/**
 * Loaded into the site's processes and their threads (`--import`) by the faults that no request and no signal can
 * cause: does to its own thread what a file named after it says.
 */
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { isMainThread } from 'node:worker_threads'

const LOOK_MS = 50

const file = join(
  process.env['SABOTAGE_FOLDER'] ?? '',
  `${process.pid}-${isMainThread ? 'process' : 'thread'}`,
)
setInterval(() => {
  const order = take()
  if (order === 'end') process.exit(1)
  while (order === 'block');
}, LOOK_MS).unref()

/** The file goes at once: the thread that replaces this one has the same name. */
function take(): string | undefined {
  try {
    const order = readFileSync(file, 'utf8')
    rmSync(file)
    return order
  } catch {
    return undefined
  }
}

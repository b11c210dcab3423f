/** A list on disk of acknowledged data that is not stored in the database yet. */
import { randomUUID } from 'node:crypto'
import { mkdir, open, readdir, readFile, stat, unlink, type FileHandle } from 'node:fs/promises'
import { join } from 'node:path'
import { MINUTE_MS } from '#contract/shared/durations.ts'

export interface Journal {
  /** Resolves when the line is with the operating system: it survives a killed process, not a power cut. */
  append(line: string): Promise<void>
  /** Starts a new file. Returns a function that deletes the earlier files once their lines are stored. */
  rotate(): () => Promise<void>
  /** The lines of processes that have ended, with a function to delete them. */
  findLeft(): Promise<{ lines: string[]; remove: () => Promise<void> }[]>
}

/** A journal in this folder, which is created when needed. Files are named after their process. */
export function createJournal(folder: string): Journal {
  let current: JournalFile | undefined
  const ours = new Set<string>()

  function begin(): JournalFile {
    const name = `${process.pid}-${randomUUID()}.ndjson`
    ours.add(name)
    return createFile(join(folder, name), () => ours.delete(name))
  }

  return {
    append: (line) => (current ??= begin()).append(line),
    rotate() {
      const before = current
      current = undefined
      return async () => before?.remove()
    },
    async findLeft() {
      const names = await readdir(folder).catch(() => [])
      const left = await Promise.all(
        names.map(async (name) => {
          const path = join(folder, name)
          const isTheirs = name.endsWith('.ndjson') && !ours.has(name)
          return isTheirs && (await isLeft(path, name)) ? path : undefined
        }),
      )
      return Promise.all(left.filter((path) => path !== undefined).map(readLeft))
    },
  }
}

interface JournalFile {
  append(line: string): Promise<void>
  remove(): Promise<void>
}

/** Lines added during a write share the next write. */
function createFile(path: string, onRemoved: () => void): JournalFile {
  let waiting: string[] = []
  let next: Promise<void> | undefined
  let last: Promise<void> = Promise.resolve()
  const handle: Promise<FileHandle> = mkdir(join(path, '..'), { recursive: true }).then(() =>
    open(path, 'a', 0o600),
  )
  handle.catch(() => undefined)

  async function writeWaiting(): Promise<void> {
    const file = await handle
    const lines = waiting
    waiting = []
    next = undefined
    await file.appendFile(lines.join(''))
  }

  return {
    append(line) {
      waiting.push(`${line}\n`)
      if (next !== undefined) return next
      next = last.then(writeWaiting)
      last = next.catch(() => undefined)
      return next
    },
    async remove() {
      await last
      const file = await handle.catch(() => undefined)
      await file?.close()
      if (file !== undefined) await unlink(path).catch(ignoreMissing)
      onRemoved()
    },
  }
}

/**
 * Whether the file's process has ended. A file with our own process number is an earlier process's. Numbers are reused,
 * so a file that was not changed for long counts too.
 */
async function isLeft(path: string, name: string): Promise<boolean> {
  const pid = Number(name.split('-')[0])
  if (pid === process.pid || !isRunning(pid)) return true
  const info = await stat(path).catch(() => undefined)
  return info !== undefined && Date.now() - info.mtimeMs > LEFT_AFTER_MS
}

/** A running process replaces its file within seconds, unless the database has been unavailable for long. */
const LEFT_AFTER_MS = 10 * MINUTE_MS

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

async function readLeft(path: string): Promise<{ lines: string[]; remove: () => Promise<void> }> {
  const text = await readFile(path, 'utf8').catch(() => '')
  // An incomplete last line was never acknowledged.
  const lines = text
    .slice(0, text.lastIndexOf('\n') + 1)
    .split('\n')
    .filter((line) => line !== '')
  return { lines, remove: () => unlink(path).catch(ignoreMissing) }
}

function ignoreMissing(error: unknown): void {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return
  throw error
}

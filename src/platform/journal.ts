/** A list on disk of what was promised to be stored and is not stored yet. */
import { randomUUID } from 'node:crypto'
import { mkdir, open, readdir, readFile, stat, unlink } from 'node:fs/promises'
import type { FileHandle } from 'node:fs/promises'
import { join } from 'node:path'
import { MINUTE_MS } from '#contract/shared/durations.ts'

export interface Journal {
  /** Done when the line is with the operating system: it outlives a process that is killed, not a power cut. */
  append(line: string): Promise<void>
  /** Begins another file. Returns how to delete the files before it once their lines are stored. */
  rotate(): () => Promise<void>
  /** What processes have left behind that are no more, with how to delete it. */
  findLeft(): Promise<{ lines: string[]; remove: () => Promise<void> }[]>
}

/** In this folder, which is made when it is needed. Files are named by their process. */
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

/** Lines that are added while others are being written share the next write. */
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
 * Of a process that has ended; one with our own number had it before us. A number may serve again, so a file that
 * no one has touched for long is left as well.
 */
async function isLeft(path: string, name: string): Promise<boolean> {
  const pid = Number(name.split('-')[0])
  if (pid === process.pid || !isRunning(pid)) return true
  const info = await stat(path).catch(() => undefined)
  return info !== undefined && Date.now() - info.mtimeMs > LEFT_AFTER_MS
}

/** Of a process that runs, a file is replaced within seconds unless the database has been unavailable for long. */
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
  // What a process had not finished when it ended was promised to no one.
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

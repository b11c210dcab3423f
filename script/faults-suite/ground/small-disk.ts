import { execFileSync } from 'node:child_process'
import { appendFileSync, closeSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'

/** A file system of its own in memory, which can be filled to the last byte. */
export interface SmallDisk {
  folder: string
  /** Nothing more can be written until `free` is called. */
  fill: () => void
  free: () => void
  unmount: () => void
}

const CHUNK = Buffer.alloc(1024 * 1024)

/** Mounts one of so many megabytes below a folder; undefined where we may not. */
export function mountSmallDisk(parent: string, megabytes: number): SmallDisk | undefined {
  const folder = join(parent, 'small-disk')
  mkdirSync(folder, { recursive: true })
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=755`, 'tmpfs', folder], {
      stdio: 'ignore',
    })
  } catch {
    return undefined
  }
  const filler = join(folder, 'filler')
  const unmount = (): void => {
    process.off('exit', unmount)
    // Lazily: a process that was just killed may still hold a file.
    execFileSync('umount', ['-l', folder], { stdio: 'ignore' })
  }
  process.once('exit', unmount)
  return {
    folder,
    fill() {
      const file = openSync(filler, 'a')
      writeUntilFull(() => writeSync(file, CHUNK))
      closeSync(file)
      // The last pages that a megabyte does not fit into.
      writeUntilFull(() => appendFileSync(filler, CHUNK.subarray(0, 4096)))
    },
    free: () => rmSync(filler, { force: true }),
    unmount,
  }
}

function writeUntilFull(write: () => unknown): void {
  for (;;) {
    try {
      write()
    } catch {
      return
    }
  }
}

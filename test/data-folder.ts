/** Copies data folders made by global-setup.ts, because creating one takes ten seconds of CPU. */
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, inject, onTestFinished } from 'vitest'

/**
 * A data folder of the embedded engine, with or without the site's tables, removed after the test or file. In memory
 * where the system supports it, because the engine waits for the disk with every commit.
 */
export function dataFolder(kind: 'blank' | 'migrated'): string {
  const folder = mkdtempSync(join(existsSync(SHARED_MEMORY) ? SHARED_MEMORY : tmpdir(), 'evenhand-test-'))
  whenDone(() => rmSync(folder, { recursive: true, force: true }))
  cpSync(inject('engineFolders')[kind], join(folder, 'pg'), { recursive: true })
  return folder
}

const SHARED_MEMORY = '/dev/shm'

/** Runs after the current test, or after the file; last in, first out. */
export function whenDone(action: () => unknown): void {
  try {
    onTestFinished(async () => void (await action()))
  } catch {
    // No test is running.
    afterAll(async () => void (await action()))
  }
}

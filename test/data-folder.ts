/** Copies of data folders that global-setup.ts made once: initialising one takes ten seconds of CPU. */
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, inject, onTestFinished } from 'vitest'

/**
 * A data folder of the embedded engine, with the tables of the site or without any, removed after the test or the
 * file that asks for it. It is in memory where the system has a place for that, because the engine waits for the disk
 * with every commit.
 */
export function dataFolder(kind: 'blank' | 'migrated'): string {
  const folder = mkdtempSync(join(existsSync(SHARED_MEMORY) ? SHARED_MEMORY : tmpdir(), 'evenhand-test-'))
  whenDone(() => rmSync(folder, { recursive: true, force: true }))
  cpSync(inject('engineFolders')[kind], join(folder, 'pg'), { recursive: true })
  return folder
}

const SHARED_MEMORY = '/dev/shm'

/** Runs after the test that is running, or after the file; what was asked for last runs first. */
export function whenDone(action: () => unknown): void {
  try {
    onTestFinished(async () => void (await action()))
  } catch {
    // No test is running.
    afterAll(async () => void (await action()))
  }
}

import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { connectionOver } from '#db/connect.ts'
import { startEmbedded } from '#db/embedded/start-embedded.ts'
import { migrate, ownFolder } from '#db/migrate.ts'
import { embeddedPool } from '#db/pools.ts'
import type { TestProject } from 'vitest/node'
import { BUSY_MACHINE } from './busy-machine.ts'
import { createTemplate, dropDatabase } from './server-databases.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** What each test file copies: a snapshot of the embedded engine, or a template on a server. */
    prepared: { snapshot: string } | { serverUrl: string; template: string }
  }
}

/** Migrate one database per run; the test files start from copies of it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const serverUrl = process.env['TEST_DATABASE_URL']
  if (!serverUrl) {
    project.provide('prepared', { snapshot: await prepareSnapshot() })
    return async () => undefined
  }
  const template = await createTemplate(serverUrl)
  project.provide('prepared', { serverUrl, template })
  return () => dropDatabase(serverUrl, template)
}

/** Kept between runs, under a name that changes with the migrations and the engine. */
async function prepareSnapshot(): Promise<string> {
  const folder = join(import.meta.dirname, '../.cache')
  const snapshot = join(folder, `test-database-${fingerprint()}.tar`)
  if (existsSync(snapshot)) return snapshot
  mkdirSync(folder, { recursive: true })
  const embedded = await startEmbedded({ memory: true }, BUSY_MACHINE)
  try {
    const { db, pool, close } = connectionOver(embeddedPool(embedded), 'embedded')
    await migrate(db)
    await pool.query('checkpoint') // so that a copy has nothing to recover when it starts
    await close()
    const draft = `${snapshot}.${process.pid}`
    await embedded.writeSnapshot(draft)
    renameSync(draft, snapshot)
  } finally {
    await embedded.stop()
  }
  return snapshot
}

function fingerprint(): string {
  const hash = createHash('sha256')
  const engine = createRequire(import.meta.url).resolve('@electric-sql/pglite')
  hash.update(readFileSync(join(engine, '../../package.json')))
  const folder = ownFolder()
  const files = existsSync(folder) ? readdirSync(folder).toSorted() : []
  for (const file of files) hash.update(file).update(readFileSync(join(folder, file)))
  return hash.digest('hex').slice(0, 16)
}

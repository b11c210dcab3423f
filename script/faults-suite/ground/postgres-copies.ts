import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { startPostgres } from '../../private-postgres.ts'
import type { PrivatePostgres } from '../../private-postgres.ts'
import { answers, runSql } from './run-sql.ts'
import type { Copies } from './data.ts'
import { prepare } from './prepare.ts'

const SETTINGS = ['shared_buffers=128MB', 'max_connections=200']
const ORIGINAL = 'original'

/** Copies of one prepared database on a PostgreSQL of our own, with its own defaults for durability. */
export function postgresCopies(folder: string, settings: readonly string[] = []): Copies {
  let started: Promise<PrivatePostgres> | undefined
  let server: PrivatePostgres | undefined
  let count = 0
  const start = async (): Promise<PrivatePostgres> => {
    const home = join(folder, 'postgres')
    mkdirSync(home)
    server = await startPostgres(home, [...SETTINGS, ...settings])
    await runSql(server.url, `create database ${ORIGINAL}`)
    await prepare({ databaseUrl: databaseOf(server, ORIGINAL), dataDir: folder })
    return server
  }
  return {
    async withData(use) {
      const running = await (started ??= start())
      // A fault that failed half-way may have left it stopped.
      if (!(await answers(running.url))) await running.control('start')
      const name = `copy_${++count}`
      const dataDir = join(folder, name)
      mkdirSync(dataDir)
      await runSql(running.url, `create database ${name} template ${ORIGINAL}`)
      try {
        return await use({
          env: { DATABASE_URL: databaseOf(running, name), DATA_DIR: dataDir },
          server: running,
        })
      } finally {
        rmSync(dataDir, { recursive: true, force: true })
      }
    },
    stop: () => server?.stop(),
  }
}

function databaseOf({ url }: PrivatePostgres, name: string): string {
  return url.replace(/postgres$/, name)
}

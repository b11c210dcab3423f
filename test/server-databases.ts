import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { connectionOver } from '#db/connect.ts'
import { migrate } from '#db/migrate.ts'
import { serverPool } from '#db/pools.ts'

/** A new migrated database to copy. Nobody may stay connected to it. */
export async function createTemplate(serverUrl: string): Promise<string> {
  const name = await createDatabase(serverUrl)
  const { db, close } = connectionOver(serverPool(databaseUrl(serverUrl, name)), 'postgres')
  try {
    await migrate(db)
  } catch (error) {
    await dropDatabase(serverUrl, name)
    throw error
  } finally {
    await close()
  }
  return name
}

/** A new database, empty or copied, with its own name that begins with the template's. */
export async function createDatabase(serverUrl: string, template?: string): Promise<string> {
  const name = `${template ?? 'evenhand_test'}_${randomBytes(6).toString('hex')}`
  await asAdmin(serverUrl, `create database ${name} template ${template ?? 'template1'}`)
  return name
}

/** Drops a template and its copies, because a worker that ends does not drop its own. */
export async function dropCopies(serverUrl: string, template: string): Promise<void> {
  const found = await asAdmin<{ datname: string }>(
    serverUrl,
    `select datname from pg_database where datname like '${template}%'`,
  )
  for (const { datname } of found) await dropDatabase(serverUrl, datname)
}

export async function dropDatabase(serverUrl: string, name: string): Promise<void> {
  await asAdmin(serverUrl, `drop database if exists ${name} with (force)`)
}

export function databaseUrl(serverUrl: string, name: string): string {
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return url.href
}

async function asAdmin<Row extends pg.QueryResultRow>(serverUrl: string, statement: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: serverUrl })
  await client.connect()
  const { rows } = await client.query<Row>(statement)
  await client.end()
  return rows
}

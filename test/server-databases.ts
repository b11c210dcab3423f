import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { connectionOver } from '#db/connect.ts'
import { migrate } from '#db/migrate.ts'
import { serverPool } from '#db/pools.ts'

/** A new migrated database that others are copied from. Nobody may stay connected to it. */
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

/** A new database, empty or a copy, under a name of its own. */
export async function createDatabase(serverUrl: string, template = 'template1'): Promise<string> {
  const name = `evenhand_test_${randomBytes(6).toString('hex')}`
  await asAdmin(serverUrl, `create database ${name} template ${template}`)
  return name
}

export async function dropDatabase(serverUrl: string, name: string): Promise<void> {
  await asAdmin(serverUrl, `drop database if exists ${name} with (force)`)
}

export function databaseUrl(serverUrl: string, name: string): string {
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return url.href
}

async function asAdmin(serverUrl: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl })
  await client.connect()
  await client.query(statement)
  await client.end()
}

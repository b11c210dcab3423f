import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { startPostgres } from '../../private-postgres.ts'
import type { PrivatePostgres } from '../../private-postgres.ts'
import { dataFolder, madeOnce } from '../fill/data-folder.ts'
import type { SizeName } from '../fill/sizes.ts'
import { makeData } from '../make-data.ts'

/** Commits wait for the disk, as they do in production. */
const SETTINGS = ['shared_buffers=512MB', 'max_wal_size=4GB', 'max_connections=200']

/** A database with the data of a size, to be read and written at will. */
export interface Database {
  url: string
  /** Of the server that holds it. */
  pid: number
  drop: () => Promise<void>
}

export interface PostgresData {
  /** A fresh copy of the data of a size, which is made first when it is not there yet. */
  copyOf: (size: SizeName) => Promise<Database>
  stop: () => void
}

/** A PostgreSQL of our own that keeps the data of every size between runs. */
export async function startPostgresData(): Promise<PostgresData> {
  const folder = join(dataFolder(), 'postgres')
  mkdirSync(folder, { recursive: true })
  const server = await startPostgres(folder, SETTINGS)
  let copies = 0
  return {
    stop: server.stop,
    copyOf: async (size) => {
      await madeOnce(dataFolder(), `postgres-${size}`, () => make(server, size))
      const name = `copy_${process.pid}_${++copies}`
      await run(server.url, `create database ${name} template ${nameOf(size)} strategy file_copy`)
      const drop = () => run(server.url, `drop database ${name} with (force)`)
      return { url: addressOf(server, name), pid: server.pid, drop }
    },
  }
}

async function make(server: PrivatePostgres, size: SizeName): Promise<void> {
  console.log(`Making the data of size ${size} on PostgreSQL`)
  await run(server.url, `drop database if exists ${nameOf(size)} with (force)`)
  await run(server.url, `create database ${nameOf(size)}`)
  await makeData(size, addressOf(server, nameOf(size)))
}

function nameOf(size: SizeName): string {
  return `size_${size.toLowerCase()}`
}

function addressOf(server: PrivatePostgres, database: string): string {
  return server.url.replace(/postgres$/, database)
}

async function run(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

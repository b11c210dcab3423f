import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Kysely } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { dataFolder } from '#test/data-folder.ts'
import { connect } from '../connect.ts'
import type { Tables } from '../tables.ts'
import { withStillCopy } from './still-copy.ts'

const dataDir = dataFolder('migrated')
const { db, close } = await connect({ dataDir, databaseUrl: undefined })
afterAll(close)

async function addSubscriber(email: string): Promise<void> {
  await db.insertInto('subscribers').values({ email, created_at: new Date() }).execute()
}

async function emailsIn(of: Kysely<Tables>): Promise<string[]> {
  const rows = await of.selectFrom('subscribers').select('email').orderBy('email').execute()
  return rows.map(({ email }) => email)
}

test('the copy holds what was written before, and no one waits while it is read', async () => {
  await addSubscriber('before@example.com')
  await withStillCopy(db, dataDir, async (copy) => {
    await copy.db.transaction().execute(async (reading) => {
      expect(await emailsIn(reading)).toEqual(['before@example.com'])
      // Would wait for ever, were it the same engine.
      await addSubscriber('meanwhile@example.com')
      expect(await emailsIn(reading)).toEqual(['before@example.com'])
    })
  })
  expect(await emailsIn(db)).toEqual(['before@example.com', 'meanwhile@example.com'])
})

test('every write that was acknowledged before is in the copy, while others write all the time', async () => {
  let isWriting = true
  let written = 0
  const writing = (async () => {
    while (isWriting) {
      await addSubscriber(`writer-${written}@example.com`)
      written += 1
    }
  })()
  for (let round = 0; round < 2; round += 1) {
    const before = written
    await withStillCopy(db, dataDir, async (copy) => {
      const emails = new Set(await emailsIn(copy.db))
      for (let at = 0; at < before; at += 1) expect(emails).toContain(`writer-${at}@example.com`)
    })
  }
  isWriting = false
  await writing
  expect(written).toBeGreaterThan(2)
})

test('only one copy is made at a time', async () => {
  await withStillCopy(db, dataDir, async () => {
    await expect(withStillCopy(db, dataDir, async () => undefined)).rejects.toThrow(
      'Another backup of this site is being made: try again when it is done.',
    )
  })
})

test('the copy is removed, also after a failure and when a killed process has left one', async () => {
  const copy = join(dataDir, 'backup', 'copy')
  await mkdir(join(copy, 'pg'), { recursive: true })
  await writeFile(join(copy, 'pg', 'PG_VERSION'), 'half of one')
  await expect(
    withStillCopy(db, dataDir, async () => {
      expect(existsSync(copy)).toBe(true)
      throw new Error('no space left')
    }),
  ).rejects.toThrow('no space left')
  expect(existsSync(copy)).toBe(false)
})

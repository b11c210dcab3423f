import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { expect, it, onTestFinished } from 'vitest'
import { dataFolder } from '#test/data-folder.ts'
import { DurableFolder, durableStartParams } from './durable-folder.ts'

it('writes every commit through to the disk, and nothing for a read', async () => {
  const fs = new DurableFolder(join(dataFolder('blank'), 'pg'))
  const lite = await PGlite.create({ fs, startParams: durableStartParams })
  onTestFinished(() => lite.close())
  await lite.query('create table note (id int)')

  const before = fs.syncs
  for (let id = 1; id <= 10; id++) await lite.query('insert into note values ($1)', [id])
  expect(fs.syncs - before).toBeGreaterThanOrEqual(10)

  const between = fs.syncs
  for (let id = 1; id <= 10; id++) await lite.query('select * from note where id = $1', [id])
  expect(fs.syncs).toBe(between)
})

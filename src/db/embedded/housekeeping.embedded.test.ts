import { expect, it, onTestFinished } from 'vitest'
import { dataFolder } from '#test/data-folder.ts'
import { embeddedPool } from '../pools.ts'
import { tidyTables } from './housekeeping.ts'
import { startEmbedded } from './start-embedded.ts'

it('tidies the tables that changed much, and only those', async () => {
  const embedded = await startEmbedded({ dataDir: dataFolder('blank') })
  const pool = embeddedPool(embedded)
  onTestFinished(async () => {
    await pool.end()
    await embedded.stop()
  })
  await pool.query('create table "Busy" as select generate_series(1, 5000) as id')
  await pool.query('create table quiet as select generate_series(1, 50) as id')

  expect(await tidyTables(embedded.socketDir)).toEqual(['public."Busy"'])
  expect(await tidyTables(embedded.socketDir)).toEqual([])
})

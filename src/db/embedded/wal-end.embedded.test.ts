import { openSync, readdirSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { dataFolder } from '#test/data-folder.ts'
import { connect } from '../connect.ts'
import { lastLogPage } from './wal-end.ts'

const settingsOf = (dataDir: string) => ({ dataDir, databaseUrl: undefined })

/** A folder whose process was killed after some hundred rows. */
async function killedFolder(): Promise<string> {
  const dataDir = dataFolder('blank')
  const script = createRequire(import.meta.url).resolve('#test/fixtures/hold-folder.ts')
  const holder = fork(script, [dataDir], { execArgv: [] })
  for (let acknowledged = 0; acknowledged < 400; acknowledged++) await once(holder, 'message')
  holder.kill('SIGKILL')
  await once(holder, 'exit')
  return dataDir
}

test('after a kill the whole log is read, and nothing is said', async () => {
  const connection = await connect(settingsOf(await killedFolder()))
  expect(connection.damage).toBeUndefined()
  await connection.close()
})

test('where a page of the log is damaged the start says how far it was read, and that something is missing', async () => {
  const dataDir = await killedFolder()
  const log = join(dataDir, 'pg', 'pg_wal')
  const [first = ''] = readdirSync(log)
    .filter((name) => /^[0-9A-F]{24}$/.test(name))
    .toSorted()
  const last = lastLogPage(join(dataDir, 'pg')) ?? 0n
  const start = BigInt(`0x${first.slice(16)}`) * 16n * 1024n * 1024n
  // The page before the last one.
  writeSync(
    openSync(join(log, first), 'r+'),
    Buffer.alloc(8192 - 24, 7),
    0,
    8192 - 24,
    Number(last - start) - 8192 + 24,
  )
  const connection = await connect(settingsOf(dataDir))
  expect(connection.damage).toMatch(
    /recovery ended early, at 0\/[0-9A-F]+, although the log was written to 0\/[0-9A-F]+ at least/,
  )
  await connection.close()
  rmSync(dataDir, { recursive: true, force: true })
})

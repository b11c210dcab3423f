import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type pg from 'pg'
import { afterEach, describe, expect, it } from 'vitest'
import { dataFolder } from '#test/data-folder.ts'
import { SHORT_PLACE } from '#platform/temporary-folder.ts'
import { embeddedPool } from '../pools.ts'
import { retrying } from '../retry.ts'
import { withTimeLimit } from '../time-limit.ts'
import { FolderInUseError } from './lock-folder.ts'
import type { EngineHome } from './open-engine.ts'
import { runWorker, type RunningWorker } from './run-worker.ts'
import { type EmbeddedDatabase, type EmbeddedTuning, startEmbedded } from './start-embedded.ts'

const cleanUps: (() => unknown)[] = []
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).toReversed()) await cleanUp()
})

describe('a folder that another process holds', () => {
  it('is refused, and the sentence names the holder and since when', async () => {
    const { dataDir, holder } = await heldFolder()
    const refused: unknown = await startEmbedded({ dataDir }).catch((error: unknown) => error)
    expect(refused).toBeInstanceOf(FolderInUseError)
    expect(String(refused)).toMatch(
      new RegExp(`in use by process ${holder.pid} on .+, started at \\d{4}-\\d\\d-\\d\\dT`),
    )
  })

  it('is free again after kill -9, with every row that was acknowledged', async () => {
    const { dataDir, holder } = await heldFolder()
    const acknowledged: unknown[] = []
    holder.on('message', (id) => acknowledged.push(id))
    while (acknowledged.length < 50) await once(holder, 'message')
    const left = () => readdirSync(SHORT_PLACE).filter((name) => name.includes(`-${holder.pid}-`))
    expect(left()).toHaveLength(1)
    await kill(holder)

    const { pool } = await started({ dataDir })
    const { rows } = await pool.query<{ id: number }>('select id from kept')
    const kept = new Set<unknown>(rows.map((row) => row.id))
    expect(acknowledged.filter((id) => !kept.has(id))).toEqual([])
    expect(left()).toEqual([])
  })
})

describe('a folder that must not be used', () => {
  const refusal = async (dataDir: string) =>
    String(await startEmbedded({ dataDir }).catch((error: unknown) => error))

  it.each([
    ['PG_VERSION', (path: string) => rmSync(path), 'PG_VERSION is missing'],
    ['PG_VERSION', (path: string) => writeFileSync(path, 'x\n'), 'PG_VERSION is damaged'],
    ['global/pg_control', (path: string) => rmSync(path), 'global/pg_control is missing'],
    ['pg_wal', (path: string) => rmSync(path, { recursive: true }), 'pg_wal is missing'],
  ])('is one whose %s is not whole: nothing is made over it', async (part, breakIt, fault) => {
    const dataDir = dataFolder('blank')
    breakIt(join(dataDir, 'pg', part))
    const before = readdirSync(join(dataDir, 'pg'))
    expect(await refusal(dataDir)).toContain(
      `is not whole (${fault}): keep that folder, and put the last backup`,
    )
    expect(readdirSync(join(dataDir, 'pg'))).toEqual(before)
  })

  it('is one of before version 1, which stays as it is', async () => {
    const dataDir = dataFolder('blank')
    rmSync(join(dataDir, 'pg', 'EVENHAND_VERSION'))
    const bytes = () =>
      readdirSync(dataDir, { recursive: true, encoding: 'utf8' })
        .toSorted()
        .map((name) => [
          name,
          statSync(join(dataDir, name)).isFile() && readFileSync(join(dataDir, name), 'base64'),
        ])
    const before = bytes()
    expect(await refusal(dataDir)).toContain(
      'This database was made before version 1, which leaves it as it is.',
    )
    expect(bytes()).toEqual(before)
  })

  it('is one that other users can write; any other is closed to them', async () => {
    const dataDir = dataFolder('blank')
    chmodSync(dataDir, 0o777)
    expect(await refusal(dataDir)).toMatch(
      /Other users of this machine can write the data folder .*chmod o-w/,
    )
    chmodSync(dataDir, 0o755)
    mkdirSync(join(dataDir, 'media'), { mode: 0o755 })
    await started({ dataDir })
    const open = ['.', 'pg', 'media'].filter((name) => (statSync(join(dataDir, name)).mode & 0o077) !== 0)
    expect(open).toEqual([])
  })
})

describe('a worker that stops working', () => {
  it('is replaced on the same socket when it is terminated, and nothing committed is gone', async () => {
    const workers: RunningWorker[] = []
    const startWorker: typeof runWorker = (start) => {
      const worker = runWorker(start)
      workers.push(worker)
      return worker
    }
    const { pool } = await started({ dataDir: dataFolder('blank') }, { startWorker })
    await pool.query('create table kept as select 7 as id')
    await workers[0]?.terminate()
    const { rows } = await retrying(() => pool.query('select id from kept'))
    expect(rows).toEqual([{ id: 7 }])
    expect(workers).toHaveLength(2)
  })

  it('is replaced when a statement runs without end', async () => {
    const { pool, restarts } = await started(
      { dataDir: dataFolder('blank') },
      { patience: { silent: 2, idle: 2 } },
    )
    await expect(pool.query('select count(*) from generate_series(1, 1e12)')).rejects.toThrow(/terminated/)
    expect((await retrying(() => pool.query('select 1 as one'))).rows).toEqual([{ one: 1 }])
    expect(restarts).toHaveLength(1)
  })

  it('is left alone while a statement runs that may take long', async () => {
    const { pool, restarts } = await started(
      { dataDir: dataFolder('blank') },
      { patience: { silent: 1, idle: 60 } },
    )
    const long = 'select 1 as one from pg_sleep(3)'
    const { rows } = await withTimeLimit(120_000, () => pool.query(long))
    expect([rows, restarts]).toEqual([[{ one: 1 }], []])
    await expect(pool.query(long)).rejects.toThrow(/terminated/)
  })

  it('is replaced when an idle transaction makes the others wait', async () => {
    const { pool, restarts } = await started(
      { dataDir: dataFolder('blank') },
      { patience: { silent: 2, idle: 2 } },
    )
    const idle = await pool.connect()
    idle.on('error', () => undefined)
    await idle.query('begin')
    await expect(pool.query('select 1')).rejects.toThrow(/terminated|ECONNRESET/)
    idle.release(true)
    expect((await retrying(() => pool.query('select 1 as one'))).rows).toEqual([{ one: 1 }])
    expect(restarts).toHaveLength(1)
  })
})

it('makes a new folder, and leaves neither socket nor lock behind when it is stopped', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'evenhand-test-'))
  cleanUps.push(() => rmSync(dataDir, { recursive: true, force: true }))
  const first = await startEmbedded({ dataDir })
  await first.stop()
  expect(existsSync(first.socketDir)).toBe(false)
  expect(existsSync(join(dataDir, 'holder.json'))).toBe(false)
  await (await startEmbedded({ dataDir })).stop()
})

async function heldFolder(): Promise<{ dataDir: string; holder: ChildProcess }> {
  const dataDir = dataFolder('blank')
  const script = createRequire(import.meta.url).resolve('#test/fixtures/hold-folder.ts')
  const holder = fork(script, [dataDir], { execArgv: [] })
  cleanUps.push(() => kill(holder))
  await once(holder, 'message')
  return { dataDir, holder }
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.signalCode !== null || child.exitCode !== null) return
  child.kill('SIGKILL')
  await once(child, 'exit')
}

type Started = EmbeddedDatabase & { pool: pg.Pool; restarts: string[] }

async function started(home: EngineHome, tuning: Partial<EmbeddedTuning> = {}): Promise<Started> {
  const embedded = await startEmbedded(home, tuning)
  const pool = embeddedPool(embedded)
  const restarts: string[] = []
  embedded.onRestart((reason) => restarts.push(reason))
  cleanUps.push(embedded.stop, () => pool.end())
  return { ...embedded, pool, restarts }
}

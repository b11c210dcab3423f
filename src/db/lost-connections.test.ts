import type pg from 'pg'
import { describe, expect, it, onTestFinished } from 'vitest'
import { startSwallowingProxy, type SwallowingProxy } from '#test/swallowing-proxy.ts'
import { ownDatabase } from '#test/test-database.ts'
import { serverPool } from './pools.ts'
import { withTimeLimit } from './time-limit.ts'

// A connection is lost in one of two ways: someone says so, or no one says anything any more. An error without a
// listener fails the whole run of the tests.
const { pool, engine } = await ownDatabase()

describe.runIf(engine === 'postgres')('a server that ends our connections', () => {
  it('fails the queries that are under way, and nothing else', async () => {
    const doomed = serverPool(addressOf(pool))
    onTestFinished(() => doomed.end())
    const [asked, inTransaction, idle] = await Promise.all([
      doomed.connect(),
      doomed.connect(),
      doomed.connect(),
    ])
    const clients = [asked, inTransaction, idle]
    const pids = await Promise.all(clients.map(pidOf))
    await inTransaction.query('begin')
    const closed = Promise.all(clients.map((client) => endOf(client)))
    const sleeping = asked.query('select pg_sleep(60)').catch((error: Error) => error.message)
    await pool.query('select pg_terminate_backend(pid) from unnest($1::int[]) pid', [pids])
    expect(await sleeping).toMatch('terminating connection')
    await closed
    await expect(inTransaction.query('commit')).rejects.toThrow('not queryable')
    await expect(idle.query('select 1')).rejects.toThrow('not queryable')
    for (const client of clients) client.release()
    expect((await doomed.query('select 1 as one')).rows).toEqual([{ one: 1 }])
    expect(await aliveOf(pids)).toBe(0)
  })
})

describe.runIf(engine === 'postgres')('a path that swallows everything', () => {
  it('fails what waits, gives up every connection that was open, and heals with the path', async () => {
    const { proxy, silenced } = await throughProxy()
    const [asked, inTransaction, idle] = await Promise.all([
      silenced.connect(),
      silenced.connect(),
      silenced.connect(),
    ])
    const pids = await Promise.all([asked, inTransaction, idle].map(pidOf))
    await inTransaction.query('begin')
    idle.release()
    const closed = Promise.all([endOf(inTransaction), endOf(idle)])
    proxy.swallow()
    await expect(asked.query('select 1')).rejects.toMatchObject({ code: 'ETIMEDOUT' })
    // Not after time limits of their own: the path is known to be silent.
    await closed
    await expect(inTransaction.query('commit')).rejects.toThrow('not queryable')
    asked.release()
    inTransaction.release()
    expect(silenced.totalCount).toBe(0)
    proxy.pass()
    expect(pids).not.toContain(await pidOf(silenced))
  })

  it('refuses new connections while it lasts', async () => {
    const { proxy, silenced } = await throughProxy()
    proxy.swallow()
    await expect(silenced.query('select 1')).rejects.toThrow(/timeout|timed out|terminated/i)
    proxy.pass()
    expect((await silenced.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  })

  it('is not confused with a statement that may take long', async () => {
    const slow = serverPool(addressOf(pool))
    onTestFinished(() => slow.end())
    const sleep = (client: pg.PoolClient) => client.query('select pg_sleep(3.5)')
    const client = await slow.connect()
    await client.query('set statement_timeout = 0')
    await expect(sleep(client)).rejects.toMatchObject({ code: 'ETIMEDOUT' })
    client.release()
    const other = await slow.connect()
    await other.query('set statement_timeout = 0')
    expect((await withTimeLimit(60_000, () => sleep(other))).rowCount).toBe(1)
    other.release()
  })
})

async function throughProxy(): Promise<{ proxy: SwallowingProxy; silenced: pg.Pool }> {
  const address = new URL(addressOf(pool))
  const proxy = await startSwallowingProxy({ host: address.hostname, port: Number(address.port) })
  address.port = String(proxy.port)
  const silenced = serverPool(address.href)
  onTestFinished(async () => {
    await silenced.end()
    await proxy.close()
  })
  return { proxy, silenced }
}

function addressOf({ options }: pg.Pool): string {
  return options.connectionString ?? ''
}

function endOf(client: pg.PoolClient): Promise<void> {
  return new Promise((resolve) => client.once('end', () => resolve()))
}

async function pidOf(asked: Pick<pg.Pool, 'query'> | pg.PoolClient): Promise<number> {
  const { rows } = await (asked as pg.Pool).query<{ pid: number }>('select pg_backend_pid() as pid')
  return rows[0]?.pid ?? 0
}

async function aliveOf(pids: readonly number[]): Promise<number> {
  const { rows } = await pool.query<{ alive: number }>(
    'select count(*) as alive from pg_stat_activity where pid = any($1)',
    [pids],
  )
  return rows[0]?.alive ?? -1
}

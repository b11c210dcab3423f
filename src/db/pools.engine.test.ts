import { Client } from 'pg'
import { describe, expect, it } from 'vitest'
import { ownDatabase } from '#test/test-database.ts'

// One pool and one driver over either engine; the suite runs on both.
const { pool, engine, reset } = await ownDatabase()
await pool.query('create table note (id bigint generated always as identity primary key, text text)')

describe('values', () => {
  it('come as numbers, exact decimals and moments in UTC', async () => {
    const { rows } = await pool.query(
      `select 9007199254740991::int8 as id, array[1, null, 3]::int8[] as ids, 4.50::numeric as score,
              date '2026-03-29' as day, timestamptz '2026-03-29 02:30:00+02' as moment`,
    )
    expect(rows).toEqual([
      {
        id: 9007199254740991,
        ids: [1, null, 3],
        score: '4.50',
        day: new Date('2026-03-29T00:00:00Z'),
        moment: new Date('2026-03-29T00:30:00Z'),
      },
    ])
  })

  it('come as lists of texts, whatever is in them', async () => {
    const lists = [
      [],
      ['Visa', 'Bitcoin'],
      ['Bank transfer', '24/7 live chat', 'Great'],
      [
        '',
        ' ',
        'NULL',
        'null',
        '{}',
        '{a,b}',
        'a,b',
        'a"b',
        String.raw`back\slash`,
        String.raw`\"`,
        'two\nlines',
        String.raw`a "quoted\tab"`,
        '"quoted"\nand broken',
        'é🎰',
      ],
      ['{first', 'last}', '"'],
    ]
    for (const list of lists)
      expect((await pool.query('select $1::text[] as list', [list])).rows).toEqual([{ list }])
    const odd = await pool.query(`select array['a', null]::text[] as missing, array[['a'], ['b']] as nested`)
    expect(odd.rows).toEqual([{ missing: ['a', null], nested: [['a'], ['b']] }])
  })

  it('that do not fit into a number are an error, not another number', async () => {
    await expect(pool.query('select 9007199254740993::int8')).rejects.toThrow(RangeError)
  })

  it('go out in UTC as well', async () => {
    const day = new Date('2026-03-29T00:00:00Z')
    expect((await pool.query('select $1::date as day', [day])).rows).toEqual([{ day }])
  })
})

describe('failures', () => {
  it('a failed query leaves the connections in order', async () => {
    await reset()
    const failing = pool.query('select 1 / $1::int', [0])
    const waiting = pool.query('select 1 as one')
    await expect(failing).rejects.toThrow('division by zero')
    expect((await waiting).rows).toEqual([{ one: 1 }])
  })

  it('a failed query takes its whole transaction back', async () => {
    await reset()
    const client = await pool.connect()
    await client.query('begin')
    await client.query("insert into note (text) values ('lost')")
    await expect(client.query('select nothing')).rejects.toThrow('does not exist')
    await client.query('commit')
    client.release()
    expect((await pool.query('select * from note')).rows).toEqual([])
  })

  it.each(['begin', 'begin; select nothing'])(
    'a client that is killed after %j is rolled back',
    async (start) => {
      await reset()
      await pool.query("insert into note (text) values ('before')")
      const doomed = new Client(await whereabouts())
      doomed.on('error', () => undefined)
      await doomed.connect()
      await doomed.query('begin')
      await doomed.query("update note set text = 'never'")
      await doomed.query(start).catch(() => undefined)
      doomed.connection.stream.destroy()
      // Waits for the row until the rollback has freed it.
      const { rows } = await pool.query("update note set text = text || ' and after' returning text")
      expect(rows).toEqual([{ text: 'before and after' }])
    },
  )
})

it('answers the question that was asked, also when large and small ones cross', async () => {
  const large = 'x'.repeat(300_000)
  const lane = async (start: number): Promise<void> => {
    for (let number = start; number < 300; number += 5) {
      const text = number % 3 === 0 ? large : 'x'
      const { rows } = await pool.query(`select $1::int as n${number % 7}, length($2) as length`, [
        number,
        text,
      ])
      expect(rows).toEqual([{ [`n${number % 7}`]: number, length: text.length }])
    }
  }
  // No more lanes than connections: no request waits for one, however slow the machine.
  await Promise.all([0, 1, 2, 3, 4].map(lane))
})

it('starts the ids at 1 again after a reset', async () => {
  await pool.query("insert into note (text) values ('one')")
  await reset()
  const { rows } = await pool.query("insert into note (text) values ('two') returning id")
  expect(rows).toEqual([{ id: 1 }])
})

it.runIf(engine === 'postgres')('limits statements, locks and idle transactions', async () => {
  const { rows } = await pool.query(
    `select name, setting::int as ms from pg_settings
     where name like '%\\_timeout' and setting in ('2000', '3000', '5000') order by name`,
  )
  expect(rows).toEqual([
    { name: 'idle_in_transaction_session_timeout', ms: 5000 },
    { name: 'lock_timeout', ms: 2000 },
    { name: 'statement_timeout', ms: 3000 },
  ])
})

/** Where the pool's connections go: its own options, without its habits. */
async function whereabouts(): Promise<{ host: string; port: number; user: string; database: string }> {
  const client = await pool.connect()
  const { host, port, user = 'postgres', database = 'postgres' } = client
  client.release()
  return { host, port, user, database }
}

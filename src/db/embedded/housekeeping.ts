import pg from 'pg'

/** The tables with enough dead or changed rows, by the formula of PostgreSQL's autovacuum. */
const untidyTables = `
  select format('%I.%I', schemaname, relname) as name
  from pg_stat_user_tables
  where greatest(n_dead_tup, n_mod_since_analyze) > 1000 + 0.1 * n_live_tup
  order by relname`

/**
 * Vacuums and analyzes the tables that changed much, because the embedded engine has no autovacuum. Uses a connection
 * of its own, a table at a time, so that other queries run in between.
 * @returns the names of these tables
 */
export async function tidyTables(socketDir: string): Promise<string[]> {
  const client = new pg.Client({ host: socketDir, user: 'postgres', database: 'postgres' })
  client.on('error', () => undefined) // a worker that ends meanwhile; the query below rejects
  await client.connect()
  try {
    await client.query('select pg_stat_force_next_flush()')
    const { rows } = await client.query<{ name: string }>(untidyTables)
    for (const { name } of rows) await client.query(`vacuum (analyze) ${name}`)
    return rows.map((row) => row.name)
  } finally {
    await client.end()
  }
}

import pg from 'pg'

/** Runs one statement over a connection of its own and answers its rows. Gives up after 5 seconds. */
export async function runSql<Row>(url: string, statement: string): Promise<Row[]> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 5_000,
    query_timeout: 5_000,
  })
  // A connection that breaks while it is idle would end the process.
  client.on('error', () => undefined)
  try {
    await client.connect()
    return (await client.query(statement)).rows as Row[]
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** Whether a database answers now. */
export async function answers(url: string): Promise<boolean> {
  return runSql(url, 'select 1').then(
    () => true,
    () => false,
  )
}

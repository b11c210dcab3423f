import { connect } from '#db/connect.ts'
import { loadDemoOnce } from '#db/demo/load-demo.ts'
import { migrate } from '#db/migrate.ts'

/** Brings an empty database up to date and loads the demo catalogue. */
export async function prepare(settings: { databaseUrl: string | undefined; dataDir: string }): Promise<void> {
  const { db, close } = await connect(settings)
  try {
    await migrate(db)
    await loadDemoOnce(db, new Date())
  } finally {
    await close()
  }
}

import { migrate } from '#db/migrate.ts'
import type { App } from '#operations/app/app.ts'
import { createLog } from '#platform/log.ts'
import { createApp } from './create-app.ts'
import { openDatabase } from './open-database.ts'

/** Opens the configured database, updates its tables, runs `work`, and closes it. */
export async function withApp<T>(work: (app: App) => Promise<T>): Promise<T> {
  const opened = await openDatabase(process.env)
  try {
    await migrate(opened.connection.db)
    const app = await createApp(opened, createLog(opened.settings.logLevel))
    await app.siteSettings.load()
    // It caches nothing that could become outdated.
    const changes = { catchUp: async () => undefined, isInStep: () => true, lagMs: () => 0 }
    return await work({ ...app, changes })
  } finally {
    await opened.connection.close()
  }
}

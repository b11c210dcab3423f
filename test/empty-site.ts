import { beforeEach } from 'vitest'
import { NOW, testApp } from './test-app.ts'
import { testDatabase } from './test-database.ts'

/** A site whose database is empty, and whose clock stands at NOW, before each test. */
export async function emptySite() {
  const { db, reset } = await testDatabase()
  const site = testApp(db)
  beforeEach(async () => {
    await reset()
    site.setNow(NOW)
  })
  return { db, site }
}

/**
 * Creates an embedded database with failed jobs: `node e2e/fill-jobs.ts FOLDER`. A separate process, before the
 * journey's server opens the folder.
 */
import { connect } from '#db/connect.ts'
import { migrate } from '#db/migrate.ts'

const [folder] = process.argv.slice(2)
if (folder === undefined) throw new Error('Say a folder.')
const { db, close } = await connect({ databaseUrl: undefined, dataDir: folder })
try {
  await migrate(db)
  const failed = { state: 'failed' as const, run_at: new Date(), failed_at: new Date() }
  const noServer = 'ECONNREFUSED connect ECONNREFUSED 192.0.2.25:465'
  await db
    .insertInto('jobs')
    .values([
      { ...failed, kind: 'mail', payload: '{"mail":1}', attempts: 21, last_error: noServer },
      {
        ...failed,
        kind: 'publish-article',
        payload: '{"post":1}',
        attempts: 16,
        last_error: 'Another article has this slug',
      },
    ])
    .execute()
} finally {
  await close()
}

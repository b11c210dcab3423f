import { expect, it } from 'vitest'
import { connect, DatabaseUnusableError } from './connect.ts'

it('names a server that cannot be reached in one sentence without the password', async () => {
  const settings = { databaseUrl: 'postgres://evenhand:hunter2@127.0.0.1:1/casinos', dataDir: '' }
  await expect(connect(settings)).rejects.toThrow(
    new DatabaseUnusableError('PostgreSQL at 127.0.0.1:1 cannot be used: connect ECONNREFUSED 127.0.0.1:1.'),
  )
})

import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { ownFolder } from '#db/migrate.ts'

/** A folder with the migrations whose names come before this number, deleted when the test is over. */
export async function migrationsBefore(number: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'evenhand-migrations-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await cp(ownFolder(), folder, {
    recursive: true,
    filter: (source) => !/\/\d{4}_[^/]*$/.test(source) || (source.split('/').at(-1) ?? '') < number,
  })
  return folder
}

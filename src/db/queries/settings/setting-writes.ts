import type { Kysely } from 'kysely'
import type { SettingGroup } from '#contract/settings/settings.schema.ts'
import type { Tables } from '../../tables.ts'

interface NewVersion {
  group: SettingGroup
  version: number
  /** Null restores the defaults. */
  value: unknown
  at: Date
  by: string | null
}

/** False when the version exists, because somebody else has just saved it. */
export async function insertSettingVersion(
  db: Kysely<Tables>,
  { group, version, value, at, by }: NewVersion,
): Promise<boolean> {
  const added = await db
    .insertInto('setting_versions')
    .values({
      group_name: group,
      version,
      value: value === null ? null : JSON.stringify(value),
      saved_at: at,
      saved_by: by,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('version')
    .executeTakeFirst()
  return added !== undefined
}

export async function deleteSettingVersions(
  db: Kysely<Tables>,
  group: SettingGroup,
  upTo: number,
): Promise<void> {
  await db
    .deleteFrom('setting_versions')
    .where('group_name', '=', group)
    .where('version', '<=', upTo)
    .execute()
}

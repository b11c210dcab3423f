/** Queries for the settings that staff saved. */
import type { Kysely } from 'kysely'
import type { SettingGroup } from '#contract/settings/settings.schema.ts'
import type { Tables } from '../../tables.ts'
import { isoInstant } from '../sql/sql-pieces.ts'

export interface StoredSetting {
  group: SettingGroup
  version: number
  /** Null: the defaults apply. */
  value: unknown
  savedAt: string
  savedBy: string | null
}

export function listLatestSettings(db: Kysely<Tables>): Promise<StoredSetting[]> {
  return versions(db).distinctOn('group_name').orderBy('group_name').orderBy('version', 'desc').execute()
}

/** The latest version of a group; undefined when it was never saved. */
export function findLatestSetting(
  db: Kysely<Tables>,
  group: SettingGroup,
): Promise<StoredSetting | undefined> {
  return versions(db).where('group_name', '=', group).orderBy('version', 'desc').limit(1).executeTakeFirst()
}

/** The kept versions, newest first. */
export function listSettingVersions(db: Kysely<Tables>, group: SettingGroup): Promise<StoredSetting[]> {
  return versions(db).where('group_name', '=', group).orderBy('version', 'desc').execute()
}

function versions(db: Kysely<Tables>) {
  return db
    .selectFrom('setting_versions')
    .select([
      'group_name as group',
      'version',
      'value',
      isoInstant('saved_at').as('savedAt'),
      'saved_by as savedBy',
    ])
}

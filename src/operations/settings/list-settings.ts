import {
  SETTING_GROUPS,
  type SettingGroup,
  type SettingState,
  type SettingVersion,
} from '#contract/settings/settings.schema.ts'
import { listLatestSettings, listSettingVersions, type StoredSetting } from '#db/queries/settings/settings.ts'
import { formChanges } from '#domain/items/form-changes.ts'
import type { Actor } from '../app/actor.ts'
import type { App } from '../app/app.ts'
import { authorise } from '../app/authorise.ts'
import { firstSettings, siteSettings } from './site-settings.ts'

/** Every group with its current value. */
export async function listSettings(app: App, actor: Actor): Promise<SettingState[]> {
  authorise(app, actor, 'settings.write')
  const latest = new Map((await listLatestSettings(app.db)).map((saved) => [saved.group, saved]))
  return SETTING_GROUPS.map((group) => stateOf(app, group, latest.get(group)))
}

/** The kept versions of one group, newest first, each with its changes. */
export async function listSettingHistory(
  app: App,
  actor: Actor,
  group: SettingGroup,
): Promise<SettingVersion[]> {
  authorise(app, actor, 'settings.write')
  const kept = await listSettingVersions(app.db, group)
  return kept.map(({ group: _group, ...saved }, index) => {
    const before = kept[index + 1]
    return { ...saved, changes: before === undefined ? [] : formChanges(before.value, saved.value) }
  })
}

/** One group as staff see it. An unreadable stored value counts as none. */
export function stateOf(app: App, group: SettingGroup, saved: StoredSetting | undefined): SettingState {
  const isStored = saved !== undefined && saved.value !== null
  return {
    group,
    value: isStored ? siteSettings(app)[group] : firstSettings(app.settings)[group],
    version: saved?.version ?? 0,
    isStored,
    savedAt: saved?.savedAt ?? null,
    savedBy: saved?.savedBy ?? null,
  }
}

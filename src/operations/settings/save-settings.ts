import { SETTING_LABELS } from '#contract/settings/setting-words.ts'
import type { SettingGroup, SettingState, SiteSettings } from '#contract/settings/settings.schema.ts'
import { SETTINGS } from '#contract/settings/limits.ts'
import { deleteSettingVersions, insertSettingVersion } from '#db/queries/settings/setting-writes.ts'
import { findLatestSetting } from '#db/queries/settings/settings.ts'
import { usernameOf, type Actor } from '../app/actor.ts'
import { audit } from '../app/audit.ts'
import type { App } from '../app/app.ts'
import { authorise } from '../app/authorise.ts'
import { inTransaction } from '../app/in-transaction.ts'
import { staleVersion } from '../items/save-item.ts'
import { lintRefusal } from '../lint/lint-items.ts'
import { cleanSettings } from './clean-settings.ts'
import { stateOf } from './list-settings.ts'

interface Save<Group extends SettingGroup> {
  group: Group
  /** The edited version; 0 before the first save. */
  version: number
  /** Null restores the defaults. */
  value: SiteSettings[Group] | null
}

/**
 * Saves a group as its next version; the last 50 are kept. Every process applies it within a second, this one at once.
 * Refuses with invalid_input texts that break a blocking rule, and with conflict when someone else has saved since
 * `version`.
 */
export async function saveSettings<Group extends SettingGroup>(
  app: App,
  actor: Actor,
  { group, version, value }: Save<Group>,
): Promise<SettingState> {
  authorise(app, actor, 'settings.write')
  const cleaned = value === null ? null : cleanSettings(value)
  // Home texts, claims and menus follow the rules for our texts.
  const refused = cleaned === null ? undefined : lintRefusal('post', cleaned, app.now())
  if (refused !== undefined) throw refused
  const saved = await inTransaction(app, async (inside) => {
    const { db, now } = inside
    const by = usernameOf(actor)
    const present = (await findLatestSetting(db, group))?.version ?? 0
    if (version !== present) throw staleVersion()
    const isAdded = await insertSettingVersion(db, {
      group,
      version: present + 1,
      value: cleaned,
      at: now(),
      by,
    })
    if (!isAdded) throw staleVersion()
    await deleteSettingVersions(db, group, present + 1 - SETTINGS.versions)
    await audit({ db, now }, actor, {
      action: value === null ? 'reset' : 'changed',
      kind: 'settings',
      name: SETTING_LABELS[group],
    })
    return findLatestSetting(db, group)
  })
  return stateOf(app, group, saved)
}

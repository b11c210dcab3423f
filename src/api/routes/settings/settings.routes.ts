import { z } from 'zod'
import { SETTING_LABELS } from '#contract/settings/setting-words.ts'
import {
  SETTING_GROUPS,
  SETTING_SCHEMAS,
  SettingState,
  SettingVersion,
  type SettingGroup,
  type SiteSettings,
} from '#contract/settings/settings.schema.ts'
import { listSettingHistory, listSettings } from '#operations/settings/list-settings.ts'
import { saveSettings } from '#operations/settings/save-settings.ts'
import { route } from '../../route.ts'

const PATH = '/api/admin/settings'

const HistoryQuery = z.strictObject({
  group: z.enum(SETTING_GROUPS, `group must be one of ${SETTING_GROUPS.join(', ')}`),
})

const version = z
  .int('version must be a whole number')
  .min(0, 'version must be 0 or more')
  .max(2_147_483_646, 'version is too large')

/** One route per group, so that every body is described and validated by its own schema. */
function saveRoute(group: SettingGroup) {
  const value = SETTING_SCHEMAS[group].nullable() as z.ZodType<SiteSettings[SettingGroup] | null>
  return route({
    method: 'PUT',
    path: `${PATH}/${group}`,
    access: 'settings.write',
    needsPassword: true,
    summary: `Saves the settings of "${SETTING_LABELS[group]}"; null goes back to the defaults`,
    body: z.strictObject({ version, value }),
    response: SettingState,
    handle: ({ app, actor, body }) => saveSettings(app, actor, { group, ...body }),
  })
}

export const settingRoutes = [
  route({
    method: 'GET',
    path: PATH,
    access: 'settings.write',
    summary: 'The settings of the site by group, each with the version to send along with a save',
    response: z.array(SettingState),
    handle: ({ app, actor }) => listSettings(app, actor),
  }),
  route({
    method: 'GET',
    path: `${PATH}/history`,
    access: 'settings.write',
    summary: 'The last 50 versions of a group, newest first',
    query: HistoryQuery,
    response: z.array(SettingVersion),
    handle: ({ app, actor, query: { group } }) => listSettingHistory(app, actor, group),
  }),
  ...SETTING_GROUPS.map((group) => saveRoute(group)),
]

import { SETTING_GROUPS, SETTING_SCHEMAS } from '#contract/settings/settings.schema.ts'
import type { App } from '../app/app.ts'
import { actorMay } from '../app/authorise.ts'
import { findSignedIn } from '../staff/find-signed-in.ts'
import { cleanSettings } from './clean-settings.ts'

/** The settings screen's request to see the home page; all values are texts. */
export interface SettingsPreviewRequest {
  /** The session token: 64 hexadecimal digits. */
  token: string
  /** The Cookie header. */
  cookies?: string | undefined
  group: string
  value: string
}

/**
 * An app with one group as in the unsaved form of someone who may save it. Nothing is stored, and no other request is
 * affected. Undefined for anyone else, and for invalid values.
 */
export async function previewSettings(app: App, asked: SettingsPreviewRequest): Promise<App | undefined> {
  const staff = (await findSignedIn(app, asked))?.staff
  const group = SETTING_GROUPS.find((name) => name === asked.group)
  if (staff === undefined || group === undefined || !actorMay(app, staff, 'settings.write')) return undefined
  const read = SETTING_SCHEMAS[group].safeParse(parsed(asked.value))
  if (!read.success) return undefined
  const stored = { ...app.siteSettings.stored(), [group]: cleanSettings(read.data) }
  return { ...app, siteSettings: { ...app.siteSettings, stored: () => stored } }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

import { SETTING_GROUPS, SETTING_SCHEMAS } from '#contract/settings/settings.schema.ts'
import type { App } from '../app/app.ts'
import { actorMay } from '../app/authorise.ts'
import { findSignedIn } from '../staff/find-signed-in.ts'
import { cleanSettings } from './clean-settings.ts'

/** What the settings screen sends to see the home page; all of it as text. */
export interface SettingsPreviewRequest {
  /** The session token: 64 hexadecimal digits. */
  token: string
  /** The Cookie header. */
  cookies?: string | undefined
  group: string
  value: string
}

/**
 * The app with one group as it is in the form of someone who may save it; nothing is stored, and no other request
 * sees it. Undefined for anyone else and for what could not be saved.
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

import { mkdirSync } from 'node:fs'
import { connect, type Connection } from '#db/connect.ts'
import { readSettings } from '#platform/read-settings.ts'
import type { Settings } from '#platform/settings.ts'

export interface Opened {
  settings: Settings
  connection: Connection
}

/**
 * Reads the settings and opens their database.
 * @throws SettingsError, and what `connect` throws
 */
export async function openDatabase(env: Readonly<Record<string, string | undefined>>): Promise<Opened> {
  const settings = readSettings(env)
  // Synchronous, because modules loaded meanwhile would delay the engine.
  mkdirSync(settings.dataDir, { recursive: true })
  return { settings, connection: await connect(settings) }
}

import type { MetricsSettings } from './settings.ts'
import { SettingsError, text, whole } from './setting-values.ts'
import type { Env } from './setting-values.ts'

const SHORTEST = 16

/** Throws SettingsError, which never repeats the token. */
export function readMetricsSettings(env: Env): MetricsSettings {
  const token = text(env, 'METRICS_TOKEN')
  if (token !== undefined && !(token.length >= SHORTEST && /^[\x21-\x7e]+$/.test(token)))
    throw new SettingsError(`METRICS_TOKEN must have at least ${SHORTEST} characters of ASCII and no spaces.`)
  const port = whole(env, 'METRICS_PORT', 0, 1, 65_000)
  return { token, port: port === 0 ? undefined : port }
}

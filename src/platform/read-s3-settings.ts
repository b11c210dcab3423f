import { type Env, httpUrl, SettingsError, text } from './setting-values.ts'
import type { S3Settings } from './settings.ts'

/**
 * The settings with this prefix, such as MEDIA_S3: _ENDPOINT, _BUCKET, _REGION, _ACCESS_KEY and _SECRET_KEY, all or
 * none. Messages never repeat the keys.
 */
export function readS3Settings(env: Env, prefix: 'MEDIA_S3' | 'BACKUP_S3'): S3Settings | undefined {
  const names = PARTS.map((part) => `${prefix}_${part}`)
  const given = names.map((name) => text(env, name))
  if (given.every((value) => value === undefined)) return undefined
  const [endpoint, bucket, region, accessKey, secretKey] = names.map((name, at) => {
    const value = given[at]
    if (value !== undefined) return value
    throw new SettingsError(`${name} must be set when another ${prefix} setting is.`)
  }) as [string, string, string, string, string]
  const url = httpUrl(endpoint)
  if (url === undefined || url.username !== '' || url.password !== '' || url.search !== '' || url.hash !== '')
    throw new SettingsError(`${prefix}_ENDPOINT must be an address such as https://s3.example.com.`)
  if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(bucket))
    throw new SettingsError(`${prefix}_BUCKET must be the name of a bucket, such as evenhand-media.`)
  if (!/^[a-z0-9-]{2,40}$/i.test(region))
    throw new SettingsError(`${prefix}_REGION must be the name of a region, such as eu-central-1 or auto.`)
  return { endpoint: url.href.replace(/\/+$/, ''), bucket, region, accessKey, secretKey }
}

const PARTS = ['ENDPOINT', 'BUCKET', 'REGION', 'ACCESS_KEY', 'SECRET_KEY'] as const

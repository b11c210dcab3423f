import { type Env, httpUrl, SettingsError, text } from './setting-values.ts'
import type { S3Settings } from './settings.ts'

/** MEDIA_S3_ENDPOINT, _BUCKET, _REGION, _ACCESS_KEY and _SECRET_KEY: all or none. The keys are never repeated. */
export function readMediaSettings(env: Env): S3Settings | undefined {
  const given = NAMES.map((name) => text(env, name))
  if (given.every((value) => value === undefined)) return undefined
  const [endpoint, bucket, region, accessKey, secretKey] = NAMES.map((name, at) => {
    const value = given[at]
    if (value !== undefined) return value
    throw new SettingsError(`${name} must be set when another MEDIA_S3 setting is.`)
  }) as [string, string, string, string, string]
  const url = httpUrl(endpoint)
  if (url === undefined || url.username !== '' || url.password !== '' || url.search !== '' || url.hash !== '')
    throw new SettingsError('MEDIA_S3_ENDPOINT must be an address such as https://s3.example.com.')
  if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(bucket))
    throw new SettingsError('MEDIA_S3_BUCKET must be the name of a bucket, such as evenhand-media.')
  if (!/^[a-z0-9-]{2,40}$/i.test(region))
    throw new SettingsError('MEDIA_S3_REGION must be the name of a region, such as eu-central-1 or auto.')
  return { endpoint: url.href.replace(/\/+$/, ''), bucket, region, accessKey, secretKey }
}

const NAMES = [
  'MEDIA_S3_ENDPOINT',
  'MEDIA_S3_BUCKET',
  'MEDIA_S3_REGION',
  'MEDIA_S3_ACCESS_KEY',
  'MEDIA_S3_SECRET_KEY',
] as const

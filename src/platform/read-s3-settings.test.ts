import { expect, test } from 'vitest'
import { readS3Settings } from './read-s3-settings.ts'

const readMedia = (env: Record<string, string>) => readS3Settings(env, 'MEDIA_S3')
const SET = {
  MEDIA_S3_ENDPOINT: 'https://s3.example.com/',
  MEDIA_S3_BUCKET: 'evenhand-media',
  MEDIA_S3_REGION: 'eu-central-1',
  MEDIA_S3_ACCESS_KEY: 'AK',
  MEDIA_S3_SECRET_KEY: 'hidden',
}

test('without any of them pictures lie in a folder', () => {
  expect(readMedia({ MEDIA_S3_BUCKET: ' ' })).toBeUndefined()
})

test('with all of them they lie in a bucket', () => {
  expect(readMedia(SET)).toEqual({
    endpoint: 'https://s3.example.com',
    bucket: 'evenhand-media',
    region: 'eu-central-1',
    accessKey: 'AK',
    secretKey: 'hidden',
  })
})

test.each(Object.keys(SET))('without %s alone the start is refused by its name', (name) => {
  expect(() => readMedia({ ...SET, [name]: '' })).toThrow(
    `${name} must be set when another MEDIA_S3 setting is.`,
  )
})

test.each([
  ['MEDIA_S3_ENDPOINT', 'ftp://s3.example.com'],
  ['MEDIA_S3_ENDPOINT', 'https://user:hidden@s3.example.com'],
  ['MEDIA_S3_BUCKET', '../other'],
  ['MEDIA_S3_BUCKET', 'Upper_Case'],
  ['MEDIA_S3_REGION', 'a/b'],
])('%s=%s is refused by name, and no key is repeated', (name, value) => {
  const refused = () => readMedia({ ...SET, [name]: value })
  expect(refused).toThrow(new RegExp(`^${name} must be `))
  expect(refused).not.toThrow(/hidden/)
})

test('those of backups are read under their own names', () => {
  const backup = Object.fromEntries(
    Object.entries(SET).map(([name, value]) => [name.replace('MEDIA', 'BACKUP'), value]),
  )
  expect(readS3Settings({ ...SET, ...backup }, 'BACKUP_S3')).toMatchObject({ bucket: 'evenhand-media' })
  expect(readS3Settings(SET, 'BACKUP_S3')).toBeUndefined()
  expect(() => readS3Settings({ ...backup, BACKUP_S3_BUCKET: '' }, 'BACKUP_S3')).toThrow(
    'BACKUP_S3_BUCKET must be set when another BACKUP_S3 setting is.',
  )
})

import { expect, test } from 'vitest'
import { readMediaSettings } from './read-media-settings.ts'

const SET = {
  MEDIA_S3_ENDPOINT: 'https://s3.example.com/',
  MEDIA_S3_BUCKET: 'evenhand-media',
  MEDIA_S3_REGION: 'eu-central-1',
  MEDIA_S3_ACCESS_KEY: 'AK',
  MEDIA_S3_SECRET_KEY: 'hidden',
}

test('without any of them pictures lie in a folder', () => {
  expect(readMediaSettings({ MEDIA_S3_BUCKET: ' ' })).toBeUndefined()
})

test('with all of them they lie in a bucket', () => {
  expect(readMediaSettings(SET)).toEqual({
    endpoint: 'https://s3.example.com',
    bucket: 'evenhand-media',
    region: 'eu-central-1',
    accessKey: 'AK',
    secretKey: 'hidden',
  })
})

test.each(Object.keys(SET))('without %s alone the start is refused by its name', (name) => {
  expect(() => readMediaSettings({ ...SET, [name]: '' })).toThrow(
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
  const refused = () => readMediaSettings({ ...SET, [name]: value })
  expect(refused).toThrow(new RegExp(`^${name} must be `))
  expect(refused).not.toThrow(/hidden/)
})

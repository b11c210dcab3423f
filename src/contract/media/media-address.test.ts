import { expect, test } from 'vitest'
import {
  groundedKey,
  groundOfAddress,
  isMediaFileName,
  mediaAddress,
  mediaFiles,
  readMediaAddress,
} from './media-address.ts'

const KEY = '0123456789abcdef01234567'

test('an address says how large the picture is and which narrower files there are', () => {
  const address = mediaAddress({ key: KEY, width: 1000, height: 500 })
  expect(address).toBe(`/media/${KEY}-1000x500.webp`)
  expect(readMediaAddress(address)).toEqual({
    key: KEY,
    width: 1000,
    height: 500,
    candidates: [
      { address: `/media/${KEY}-320.webp`, width: 320 },
      { address: `/media/${KEY}-640.webp`, width: 640 },
      { address: `/media/${KEY}-960.webp`, width: 960 },
      { address: `/media/${KEY}-1000x500.webp`, width: 1000 },
    ],
  })
})

test.each([[1], [320], [321], [1920]])('no file of a picture %d wide is wider than the picture', (width) => {
  const files = mediaFiles({ key: KEY, width, height: 10 })
  expect(files.at(-1)).toEqual({ name: `${KEY}-${width}x10.webp`, width })
  expect(files.every((file) => file.width <= width && isMediaFileName(file.name))).toBe(true)
  expect(new Set(files.map((file) => file.width)).size).toBe(files.length)
})

test.each([
  null,
  undefined,
  '',
  'https://example.com/media/0123456789abcdef-10x10.webp',
  `/media/${KEY}-320.webp`,
  `/media/${KEY}-0x10.webp`,
  `/media/${KEY}-10x10.webp?x`,
  `/media/../${KEY}-10x10.webp`,
  `/media/${KEY}-10x10.webp\n`,
  '/art/logo/Aldermoon.svg',
])('%j is no address of an uploaded picture', (address) => {
  expect(readMediaAddress(address)).toBeUndefined()
})

test.each([
  '',
  '..',
  `${KEY}.webp`,
  `../${KEY}-10.webp`,
  `${KEY}-10.png`,
  `${KEY}-10.webp\n`,
  `${KEY}-10.webp\0`,
])('%j is no name of a media file', (name) => {
  expect(isMediaFileName(name)).toBe(false)
})

test('an address says the dominant colour of its picture, where that is known', () => {
  const address = (key: string) => mediaAddress({ key, width: 400, height: 300 })
  expect(groundOfAddress(address(groundedKey(KEY, '#2743c7')))).toBe('#2743c7')
  expect(isMediaFileName(address(groundedKey(KEY, '#2743c7')).replace('/media/', ''))).toBe(true)
  expect(
    [address(groundedKey(KEY, undefined)), 'https://other.example/logo.webp', null].map(groundOfAddress),
  ).toEqual([undefined, undefined, undefined])
})

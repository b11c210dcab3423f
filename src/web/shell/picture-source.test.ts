import { expect, test } from 'vitest'
import { pictureSource } from './picture-source.ts'

const BOX = { width: 96, height: 96 }

test('an uploaded picture brings its size and the files that its box can use', () => {
  const src = '/media/0123456789abcdef01234567-500x250.webp'
  expect(pictureSource(src, BOX, '96px')).toEqual({
    src,
    width: 500,
    height: 250,
    srcSet: '/media/0123456789abcdef01234567-320.webp 320w',
    sizes: '96px',
  })
  expect(pictureSource(src, { width: 640, height: 360 }, '92vw').srcSet).toBe(
    `/media/0123456789abcdef01234567-320.webp 320w, ${src} 500w`,
  )
})

test.each([null, 'https://cdn.example/logo.png', '/art/logo/Aldermoon.svg'])(
  '%j has the size of its box',
  (src) => {
    expect(pictureSource(src, BOX, '96px')).toEqual({ src: src ?? undefined, ...BOX })
  },
)

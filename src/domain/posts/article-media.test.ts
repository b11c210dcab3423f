import { expect, test } from 'vitest'
import type { PostMedia } from '#contract/posts/posts.schema.ts'
import { articleParts, youtubeEmbedUrl, youtubeId } from './article-media.ts'

const anImage = (position: number): PostMedia => ({
  type: 'image',
  url: `/${position}.svg`,
  position,
  caption: null,
  alt: null,
  videoId: null,
})

test.each([
  'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=10',
  'https://youtu.be/dQw4w9WgXcQ?si=x',
  'https://m.youtube.com/shorts/dQw4w9WgXcQ',
  'https://www.youtube.com/embed/dQw4w9WgXcQ',
  'https://youtube.com/live/dQw4w9WgXcQ',
  'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
])('the id of %s is found', (address) => {
  expect(youtubeId(address)).toBe('dQw4w9WgXcQ')
})

test.each([
  'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
  'https://evil.example/?u=https://youtu.be/dQw4w9WgXcQ',
  'javascript:youtu.be/dQw4w9WgXcQ',
  'https://youtu.be/short',
  'https://youtu.be/dQw4w9WgXcQ"onload',
  'https://www.youtube.com/@channel',
  'https://www.youtube.com/watch',
  'dQw4w9WgXcQ',
])('%s is no film', (address) => {
  expect(youtubeId(address)).toBeUndefined()
})

test('the player comes from the host without cookies', () => {
  expect(youtubeEmbedUrl('dQw4w9WgXcQ')).toBe('https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ')
})

test('a mark without a medium is left out and cuts nothing', () => {
  const parts = articleParts(`<p>a</p>${'[media:9]<p>b</p>'.repeat(3)}`, [anImage(1)])
  expect(parts).toEqual([
    { kind: 'html', html: '<p>a</p><p>b</p><p>b</p><p>b</p>' },
    { kind: 'media', media: anImage(1) },
  ])
})

test('media are at their marks, once, and those without a mark at the end', () => {
  const [one, two, three] = [anImage(1), anImage(2), anImage(3)]
  expect(articleParts('<p>a</p><p> [media:2] </p><p>b</p>[media:9][media:2]', [one, two, three])).toEqual([
    { kind: 'html', html: '<p>a</p>' },
    { kind: 'media', media: two },
    { kind: 'html', html: '<p>b</p>' },
    { kind: 'media', media: one },
    { kind: 'media', media: three },
  ])
})

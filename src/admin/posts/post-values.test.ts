import { expect, test } from 'vitest'
import { postFormOf, postValuesOf } from './post-values.ts'

const FORM = {
  title: 'Title',
  contentMedia: [{ type: 'image', url: '/media/abcdefghijklmnop', caption: null, alt: 'A wheel' }],
  publishAt: '2026-12-01T09:30:00.000Z',
  isPublished: false,
}

test('a time to publish at survives the way through the clock of the device', () => {
  const values = postValuesOf(FORM)
  expect(values.publishAt).toMatch(/^2026-1\d-\d\dT\d\d:\d\d$/)
  expect(postFormOf(values)).toMatchObject({ publishAt: FORM.publishAt })
})

test('a published article waits for nothing, and no time is none', () => {
  expect(postFormOf({ ...postValuesOf(FORM), isPublished: true })).toMatchObject({ publishAt: null })
  expect(postFormOf({ publishAt: '' })).toMatchObject({ publishAt: null })
  expect(postFormOf({ publishAt: 'tomorrow' })).toMatchObject({ publishAt: 'tomorrow' })
})

test('fields hold empty texts where nothing is kept', () => {
  expect(postValuesOf(FORM).contentMedia).toEqual([
    { type: 'image', url: '/media/abcdefghijklmnop', caption: '', alt: 'A wheel' },
  ])
})

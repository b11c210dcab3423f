import { expect, test } from 'vitest'
import { BLOCKS } from '#contract/clicks/click-words.ts'
import { placementQuery, readPlacement } from './placement.ts'

const read = (query: string) => readPlacement(new URLSearchParams(query))

test.each(['/', '/casinos', '/casino/aldermoon', '/blog/été-2026', '/blog/%C3%A9t%C3%A9', '/compare'])(
  'the place on %s is read as it was written',
  (page) => {
    expect(read(placementQuery(page, 'list.12'))).toEqual({
      page: decodeURI(page),
      block: 'list',
      position: 12,
    })
    expect(read(placementQuery(page, undefined))).toEqual({
      page: decodeURI(page),
      block: null,
      position: null,
    })
  },
)

test('every part of a page is read', () => {
  expect(BLOCKS.map((block) => read(placementQuery('/', block)).block)).toEqual([...BLOCKS])
})

test.each([
  '',
  'on=//evil.example&at=List',
  'on=a%00b&at=list.0',
  'on=<script>&at=list.99999',
  'on=a%0d%0ab&at=nowhere',
  `on=${'x'.repeat(201)}&at=list.-1`,
  'on=../admin/../&at=list.1.2',
])('what no link of ours says is not known: %s', (query) => {
  expect(read(query)).toEqual({ page: null, block: null, position: null })
})

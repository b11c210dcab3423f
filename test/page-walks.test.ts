import { expect, test } from 'vitest'
import { pageWalks } from '../script/benchmark/requests/page-walks.ts'
import { publicReadingKey } from '#server/response-cache/public-reading.ts'

test.each([...pageWalks('S')])(
  'the bench asks for no %s twice under one key of the page cache',
  (_what, walk) => {
    const addresses = walk(20)
    const keys = addresses.map((address) =>
      publicReadingKey({ method: 'GET', address, authorization: undefined }),
    )
    expect(new Set(keys).size).toBe(addresses.length)
  },
)

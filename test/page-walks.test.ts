import { expect, test } from 'vitest'
import { pageWalks } from '../script/benchmark/requests/page-walks.ts'
import { publicReadingKey } from '#server/response-cache/public-reading.ts'

test.each([...pageWalks('S')])(
  'the bench asks for no %s twice under one key of the page cache',
  (_what, walk) => {
    const addresses = walk(20)
    // An address that is not shared has no key, and is rendered each time.
    const keys = addresses.map(
      (address) => publicReadingKey({ method: 'GET', address, authorization: undefined }) ?? address,
    )
    expect(new Set(keys).size).toBe(addresses.length)
  },
)

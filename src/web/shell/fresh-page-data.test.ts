import type { DataStrategyResult } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FRESHNESS_MS } from '#contract/shared/limits.ts'
import { forgetPageData, freshPageData } from './fresh-page-data.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  forgetPageData()
  vi.useRealTimers()
})

test('going away and back within five minutes fetches the data of each page once', async () => {
  const server = countingServer()
  await server.open('/casinos?page=2')
  await server.open('/casino/1')
  vi.advanceTimersByTime(FRESHNESS_MS - 1)
  expect(await server.open('/casinos?page=2')).toEqual(dataOf('/casinos?page=2'))
  expect(server.fetched).toEqual(['/casinos?page=2', '/casino/1'])
})

test('after five minutes, and after anything was written, a page is fetched again', async () => {
  const server = countingServer()
  await server.open('/casinos')
  vi.advanceTimersByTime(FRESHNESS_MS)
  await server.open('/casinos')
  forgetPageData()
  await server.open('/casinos')
  await server.open('/casinos', { method: 'POST' })
  await server.open('/casinos')
  expect(server.fetched).toHaveLength(5)
})

test('failures, redirects, data that were never asked for and broken navigations are not stored', async () => {
  const responses: Record<string, DataStrategyResult>[] = [
    { page: { type: 'error', result: new Error('unavailable') } },
    { page: { type: 'data', result: new Response(null, { status: 302 }) } },
    {},
    dataOf('/casinos'),
  ]
  let asked = 0
  const left = new AbortController()
  for (const response of responses)
    await freshPageData(request('/casinos', { signal: left.signal }), async () => {
      asked += 1
      if (asked === responses.length) left.abort()
      return response
    })
  expect(asked).toBe(4)
  const server = countingServer()
  await server.open('/casinos')
  expect(server.fetched).toEqual(['/casinos'])
})

function countingServer() {
  const fetched: string[] = []
  const open = (address: string, init?: RequestInit) =>
    freshPageData(request(address, init), async () => {
      fetched.push(address)
      return dataOf(address)
    })
  return { fetched, open }
}

function request(address: string, init?: RequestInit): Request {
  return new Request(`https://site.example${address}`, init)
}

function dataOf(address: string): Record<string, DataStrategyResult> {
  return { page: { type: 'data', result: `data of ${address}` } }
}

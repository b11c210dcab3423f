import { expect, test } from 'vitest'
import { fallen, readTable, tableOf, type Figure } from '../script/benchmark/figures.ts'
import { backAfter, type Response } from '../script/faults-suite/load.ts'

const requests: Figure = { what: 'cached, home: requests', value: 12_345, unit: '/s', better: 'more' }
const cpu: Figure = { what: 'cached, home: CPU', value: 0.5, unit: 'ms', aim: 0.4 }

test('a table that was written is read again, wherever it is in a text', () => {
  const text = `# Performance\n\n${tableOf([requests, cpu])}\n\nThat is all.`
  expect(readTable(text)).toEqual(
    new Map([
      ['cached, home: requests', 12_345],
      ['cached, home: CPU', 0.5],
    ]),
  )
})

test('what is worse by more than a tenth is named, in the direction of the figure', () => {
  const before = new Map([
    ['cached, home: requests', 14_000],
    ['cached, home: CPU', 0.46],
  ])
  expect(fallen([requests, cpu], before)).toEqual([requests])
  expect(fallen([{ ...cpu, value: Number.NaN }], before)).toHaveLength(1)
  expect(tableOf([requests, cpu], before)).toMatch(/-12 % WORSE/)
  expect(tableOf([cpu])).toContain('MISSED')
})

test('a site has recovered when each kind of request, sent after the fault, had a good response', () => {
  const response = (part: Partial<Response>): Response => ({
    kind: 'uncached',
    at: 100,
    ms: 10,
    status: 200,
    hasRetryAfter: false,
    ...part,
  })
  const early = [response({ at: 50 }), response({ kind: 'ready' }), response({ kind: 'reviews' })]
  expect(backAfter(early, 100)).toBeNaN()
  expect(backAfter([...early, response({ at: 150, status: 503 })], 100)).toBeNaN()
  expect(backAfter([...early, response({ at: 300, ms: 25 })], 100)).toBe(225)
})

import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { ComparedGame } from '#contract/comparisons/compared.ts'
import { bestColumns } from './compare-row.ts'
import { gameSections } from './game-sections.tsx'

const STATED = { rtp: 94, volatility: 'low', minBet: 0.1, maxBet: 20, maxMultiplier: 50 } as ComparedGame
const UNKNOWN = {
  rtp: null,
  volatility: null,
  minBet: null,
  maxBet: null,
  maxMultiplier: null,
} as unknown as ComparedGame
const rows = gameSections()[0]?.rows ?? []

test('a game of which nothing is stated says so in every row, without a bar or pips', () => {
  const cells = rows.map((row) => renderToStaticMarkup(<>{row.show(UNKNOWN, null)}</>))
  expect(cells).toHaveLength(4)
  for (const cell of cells) {
    expect(cell).toContain('Not stated')
    expect(cell).not.toContain('dots')
  }
})

test('an RTP that is not stated is neither the best nor something to be better than', () => {
  const rtp = rows.find(({ label }) => label === 'RTP')
  if (rtp === undefined) throw new Error('There is no row for the RTP')
  expect(bestColumns(rtp, [STATED, UNKNOWN])).toEqual([false, false])
  expect(bestColumns(rtp, [STATED, UNKNOWN, { ...STATED, rtp: 96 }])).toEqual([false, false, true])
})

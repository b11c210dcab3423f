import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import type { ShownBonus } from '#contract/bonuses/bonuses.schema.ts'
import { SHOWN_BONUS } from '#test/shown-items.ts'
import { BonusHead } from './bonus-head.tsx'

const BONUS: ShownBonus = { ...SHOWN_BONUS, validUntil: '2026-03-14T00:00:00.000Z', terms: '' }

function headAt(now: string): string {
  const element = <BonusHead bonus={BONUS} now={now} />
  return renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />)
}

test('an offer whose end has passed says Inactive and Expired, never Active', () => {
  const html = headAt('2026-03-14T12:00:00.000Z')
  expect(html).toContain('Inactive')
  expect(html).toContain('Expired')
  expect(html).not.toContain('>Active')
  expect(html).not.toMatch(/svg>Active/)
})

test('an offer that still runs says Active', () => {
  expect(headAt('2026-03-13T12:00:00.000Z')).toMatch(/svg>Active/)
})

import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { CasinoGameStakes } from './casino-game-stakes.tsx'

test('a game shows its highest bet as "Max bet" and what it can pay at most as "Max Win", with the multiplier', () => {
  const html = renderToStaticMarkup(<CasinoGameStakes game={{ maxBet: 50, maxMultiplier: 12_500 }} />)
  expect(html).toContain('<dt>Max bet</dt><dd>€50</dd>')
  expect(html).toContain('<dt>Max Win</dt><dd>€625,000 (12,500×)</dd>')
})

test('a game without a stated highest bet shows neither a bet nor a win', () => {
  const html = renderToStaticMarkup(<CasinoGameStakes game={{ maxBet: null, maxMultiplier: 12_500 }} />)
  expect(html).toContain('<dt>Max bet</dt><dd>Not stated</dd>')
  expect(html).toContain('<dt>Max Win</dt><dd>Not stated</dd>')
})

test('a game without a multiplier has no stated highest win', () => {
  const html = renderToStaticMarkup(<CasinoGameStakes game={{ maxBet: 50, maxMultiplier: null }} />)
  expect(html).toContain('<dt>Max Win</dt><dd>Not stated</dd>')
})

import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { BonusFacts } from './bonus-parts.tsx'

const conditions = { wageringRequirement: '30×', minDeposit: '€20', maxWin: null }

test.each(['reload', 'vip', 'loyalty', 'VIP'])(
  'a %s offer says that it is for existing players only',
  (type) => {
    expect(renderToStaticMarkup(<BonusFacts bonus={{ ...conditions, type }} />)).toContain(
      'Existing players only',
    )
  },
)

test.each(['welcome', 'no_deposit', 'cashback'])('a %s offer does not', (type) => {
  expect(renderToStaticMarkup(<BonusFacts bonus={{ ...conditions, type }} />)).not.toContain('xisting')
})

test('conditions that are not stated are called so, not none', () => {
  const unknown = { type: 'welcome', wageringRequirement: null, minDeposit: null, maxWin: null }
  const html = renderToStaticMarkup(<BonusFacts bonus={unknown} />)
  expect(html.split('<dd>Not stated</dd>').length - 1).toBe(2)
  expect(html).not.toMatch(/none|no wagering|no deposit/i)
})

import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { BonusFacts } from './bonus-facts.tsx'

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

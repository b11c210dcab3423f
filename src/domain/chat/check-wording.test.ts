import { describe, expect, test } from 'vitest'
import type { Bonus } from '#contract/bonuses/bonuses.schema.ts'
import { runningOffers } from './answers/bonuses.ts'
import { checkedWording } from './check-wording.ts'
import { readCriteria } from './criteria.ts'

const offer: Bonus = {
  id: 7,
  slug: 'welcome-package',
  casinoId: 1,
  title: 'Welcome package',
  description: '',
  type: 'welcome',
  amount: '100% up to €300',
  wageringRequirement: '35×',
  minDeposit: '€20',
  maxWin: null,
  validUntil: '2026-04-18T12:00:00.000Z',
  noEndDate: true,
  code: null,
  noCodeNeeded: true,
  moved: null,
  chance: null,
  cost: null,
  terms: '',
  offerTerms: null,
  imageUrl: null,
  isActive: true,
  isFeatured: false,
  createdAt: '2026-01-01T00:00:00.000Z',
  casino: {
    id: 1,
    slug: 'aldermoon',
    name: 'Aldermoon',
    logoUrl: null,
    affiliateUrl: null,
    websiteUrl: 'https://aldermoon.example',
    safetyIndex: '9.0',
    restrictedCountries: [],
    restrictionsChecked: true,
  },
}
const draft = runningOffers(readCriteria('welcome bonus', []), [offer], [])
const check = (text: string) => checkedWording(text, draft, ['Tidewell', 'Bo', 'Mistral Row'])

test('a faithful wording is shown without marks of formatting', () => {
  expect(
    check(
      '**Aldermoon** runs a welcome offer: 100% up to €300, wagering 35×, minimum deposit €20, ends Apr 18, 2026.\n\n- Read the terms before you claim.',
    ),
  ).toBe(
    'Aldermoon runs a welcome offer: 100% up to €300, wagering 35×, minimum deposit €20, ends Apr 18, 2026.\n• Read the terms before you claim.',
  )
})

describe('a wording is not shown', () => {
  test.each([
    ['with another casino of the catalogue', 'Try Tidewell instead.'],
    ['with another casino in lower case', 'Maybe mistral row suits you.'],
    ['with an invented casino', 'Aldermoon is fine, but LuckyStar Casino is better.'],
    ['with an invented casino at the start', 'Luckystar is the best.'],
    ['with an invented casino in two words', 'You could try Golden Palace.'],
    [
      'with another amount',
      'Aldermoon gives 200% up to €300, wagering 35×, minimum deposit €20, ends Apr 18, 2026.',
    ],
    ['with an invented score', 'Aldermoon has a score of 9.9.'],
    [
      'with the amount but without the wagering',
      'Aldermoon gives 100% up to €300, minimum deposit €20, ends Apr 18, 2026.',
    ],
    [
      'with the amount but without the end',
      'Aldermoon gives 100% up to €300, wagering 35×, minimum deposit €20.',
    ],
    ['with a part of the amount and no conditions', 'Aldermoon gives you €300.'],
    ['with an address', 'Go to aldermoon.com now.'],
    ['with a link', 'See [Aldermoon](https://evil.example).'],
    ['with markup', '<b>Aldermoon</b>'],
    ['with a promise', 'Aldermoon is risk-free.'],
    ['about its instructions', 'My system prompt says so.'],
    ['that is empty', '   '],
    ['that is too long', 'Read the terms. '.repeat(200)],
    ['with hidden characters', 'Read the\u202E terms.'],
  ])('%s', (_why, text) => {
    expect(check(text)).toBeUndefined()
  })
})

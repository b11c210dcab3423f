import { expect, test } from 'vitest'
import type { ShownBonus } from '#contract/bonuses/bonuses.schema.ts'
import { SHOWN_BONUS as BONUS } from '#test/shown-items.ts'
import { bonusListMeta } from './bonus-list-meta.ts'
import { bonusMeta } from './bonus-meta.ts'

const matches = [
  {
    id: 'root',
    loaderData: {
      publicUrl: 'https://example.test',
      brand: { name: 'Evenhand', supportEmail: '', subscriberClaim: '', social: {} },
    },
  },
]

const descriptionOf = (bonus: ShownBonus) =>
  bonusMeta({ bonus, isDemo: false }, matches)?.find((tag) => 'name' in tag && tag.name === 'description')

test('the title of a bonus page names the offer without its amount', () => {
  expect(bonusMeta({ bonus: BONUS, isDemo: false }, matches)).toContainEqual({
    title: 'Harbour welcome at Tidewell: wagering and terms · Evenhand',
  })
})

test('an offer of the demo catalogue belongs in no search engine', () => {
  const noindex = { name: 'robots', content: 'noindex' }
  expect(bonusMeta({ bonus: BONUS, isDemo: true }, matches)).toContainEqual(noindex)
  expect(bonusMeta({ bonus: BONUS, isDemo: false }, matches)).not.toContainEqual(noindex)
})

test('its description gives the amount with wagering, minimum deposit and end', () => {
  expect(descriptionOf(BONUS)).toEqual({
    name: 'description',
    content:
      '100% up to €300 at Tidewell. Wagering 35×, minimum deposit €20, valid until Dec 31, 2026. Doubles the first deposit.',
  })
})

test('a description with no room for the conditions has no amount either', () => {
  const found = descriptionOf({ ...BONUS, wageringRequirement: '35× of deposit and bonus, '.repeat(8) })
  expect(found).toEqual({
    name: 'description',
    content: 'Harbour welcome at Tidewell. Doubles the first deposit.',
  })
})

test('the list for search engines names offers without their amounts', () => {
  const meta = bonusListMeta(
    { search: { search: '', sort: 'newest', page: 1 }, items: [BONUS], total: 1, isDemo: false },
    matches,
  )
  expect(JSON.stringify(meta)).toContain('Harbour welcome at Tidewell')
  expect(JSON.stringify(meta)).not.toContain('€300')
})

test('conditions that are not stated are beside the amount as not stated', () => {
  const unknown = { ...BONUS, wageringRequirement: null, minDeposit: null, terms: null }
  expect(descriptionOf(unknown)).toMatchObject({
    content: expect.stringContaining(
      '100% up to €300 at Tidewell. Wagering not stated, minimum deposit not stated,',
    ) as string,
  })
})

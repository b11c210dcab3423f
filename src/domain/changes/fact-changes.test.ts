import { expect, test } from 'vitest'
import type { ChangedKind } from '#contract/changes/fact-changes.ts'
import { checkWords } from './check-words.ts'
import { changeText, factChanges } from './fact-changes.ts'

const eur = (amount: number) => ({ amount, currency: 'EUR' })
const terms = (more: object) => ({ offerTerms: more })

type Form = Readonly<Record<string, unknown>>

test.each<[kind: ChangedKind, before: Form, after: Form, texts: [string, number][]]>([
  ['bonus', { minDeposit: '€10' }, { minDeposit: '€20' }, [['Minimum deposit €10 → €20', -1]]],
  ['bonus', { minDeposit: null }, { minDeposit: '€20' }, [['Minimum deposit not stated → €20', 0]]],
  ['bonus', { maxWin: '€1,000' }, { maxWin: '€500' }, [['Maximum win €1,000 → €500', -1]]],
  ['bonus', { terms: 'Old words.' }, { terms: 'New words.' }, [['Terms and conditions reworded', 0]]],
  ['bonus', { noEndDate: true }, { validUntil: '2026-05-03T23:59:59.000Z' }, [['End None → May 3, 2026', 0]]],
  [
    'bonus',
    terms({ wagering: { multiple: 30, base: 'bonus' } }),
    terms({ wagering: { multiple: 30, base: 'deposit_and_bonus' } }),
    [['Wagering 30× of the bonus → 30× of deposit and bonus', -1]],
  ],
  [
    'bonus',
    terms({ maxCashout: eur(500) }),
    terms({ maxCashout: 'none' }),
    [['Cash-out limit €500 → No limit', 1]],
  ],
  ['bonus', terms({ maxBet: eur(5) }), terms({ maxBet: eur(2) }), [['Highest bet €5 → €2', -1]]],
  [
    'bonus',
    terms({ cashable: true }),
    terms({ cashable: false }),
    [['Bonus can be withdrawn Yes, once it has been wagered → No, only what it wins', -1]],
  ],
  [
    'casino',
    { paymentMethods: ['Visa', 'Skrill'] },
    { paymentMethods: ['Visa', 'PayPal'] },
    [['Payment methods: added PayPal; removed Skrill', 0]],
  ],
  [
    'casino',
    { restrictedCountries: [] },
    { restrictedCountries: ['DE'] },
    [['Restricted countries: added Germany', -1]],
  ],
  ['casino', { safetyIndex: 8.1 }, { safetyIndex: 6.9 }, [['Safety index 8.1 → 6.9', -1]]],
  ['casino', { listing: 'listed' }, { listing: 'warned' }, [['Status Listed → Warned about', -1]]],
])('%s: %j and %j', (kind, before, after, texts) => {
  const changes = factChanges(kind, before, after)
  expect(changes.map((change) => [changeText(kind, change), change.direction])).toEqual(texts)
})

test('a text that says the same as a changed field of the data is no second change', () => {
  const form = (multiple: number) => ({
    wageringRequirement: `${multiple}×`,
    ...terms({ wagering: { multiple, base: 'bonus' } }),
  })
  expect(factChanges('bonus', form(35), form(40)).map(({ field }) => field)).toEqual(['wagering'])
})

test.each([
  ['2026-11-12', null, 'Checked Nov 12, 2026'],
  ['2026-11-12', 'casino’s terms', 'Checked Nov 12, 2026 · casino’s terms'],
  ['2026-03-26', 'casino’s terms', 'Last checked 8 months ago'],
])('a check on %s by %j reads as: %s', (checkedOn, source, words) => {
  const check = { part: 'terms', checkedOn, source } as const
  expect(checkWords(check, new Date('2026-11-26T12:00:00.000Z'), 180)).toBe(words)
})

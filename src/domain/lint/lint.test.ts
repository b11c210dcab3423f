import { expect, test } from 'vitest'
import { readDemo } from '#db/demo/read-demo.ts'
import { lint, LINT_RULES } from './lint.ts'

const NOW = new Date('2026-03-14T12:00:00.000Z')
const OFFER = {
  title: 'Welcome package',
  description: 'A match of the first deposit.',
  amount: '100% up to €200',
  type: 'welcome',
  minDeposit: '€20',
  wageringRequirement: '10×',
  offerTerms: {},
}
const codes = (more: object) =>
  lint('bonus', { ...OFFER, ...more }, NOW).map(({ code, field }) => `${code} ${field}`)

test.each([
  [{ title: 'Free bonus' }, ['free-money title']],
  [{ description: 'Get €10 free with your first deposit.' }, ['free-money description']],
  [{ amount: '50 free spins' }, []],
  [{ description: 'The spins are wager-free, withdrawals are free of charge.' }, []],
  [{ title: 'Free €5', type: 'no_deposit', minDeposit: null }, []],
  [{ description: 'A risk-free start.' }, ['risk-free description']],
  [{ description: 'Play without risk.' }, ['risk-free description']],
  [{ description: 'No bonus is risk-free.' }, []],
  [{ description: 'Guaranteed to pay.' }, ['guaranteed description']],
  [{ description: 'A win is not guaranteed.' }, []],
  [{ description: 'Recover your weekend losses.' }, ['recover-losses description']],
  [{ description: '10% of your losses come back as cash.' }, []],
  [{ title: 'Not on GamStop' }, ['avoids-exclusion title']],
  [{ description: 'A casino without self-exclusion.' }, ['avoids-exclusion description']],
  [{ wageringRequirement: '35×' }, ['wagering-in-britain wageringRequirement']],
  [
    { wageringRequirement: '5×', offerTerms: { wagering: { multiple: 40 } } },
    ['wagering-in-britain wageringRequirement'],
  ],
  [{ wageringRequirement: null }, []],
  [{ description: 'The best bonus there is.' }, ['superlative description']],
  [{ code: 'GOLD1', terms: 'Use the code SILVER2 when you deposit.' }, ['code-differs code']],
  [{ code: 'GOLD1', terms: 'With code GOLD1.' }, []],
  [{ isFeatured: true, validUntil: '2026-03-01T00:00:00.000Z' }, ['ended-featured isFeatured']],
  [{ offerTerms: null }, ['terms-empty offerTerms']],
])('%j breaks %j', (more, expected) => {
  expect(codes(more)).toEqual(expected)
})

test('no offer or casino of the demo breaks a blocking rule', () => {
  const demo = readDemo()
  const found = [
    ...demo.bonuses.map((bonus) => ({
      name: bonus.title,
      findings: lint('bonus', { ...bonus, validUntil: null }, NOW),
    })),
    ...demo.casinos.map((casino) => ({ name: casino.name, findings: lint('casino', casino, NOW) })),
  ]
  const blocks = found.flatMap(({ name, findings }) =>
    findings.filter(({ severity }) => severity === 'block').map(({ excerpt }) => `${name}: ${excerpt}`),
  )
  expect(blocks).toEqual([])
})

test('each rule has a code of its own', () => {
  expect(new Set(LINT_RULES.map(({ code }) => code)).size).toBe(LINT_RULES.length)
})

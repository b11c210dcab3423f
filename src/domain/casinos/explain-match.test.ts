import { expect, test } from 'vitest'
import type { ExpertReview } from '#contract/casinos/casinos.schema.ts'
import type { FinderChoice } from '#contract/casinos/finder.ts'
import { categoryRatings } from '#test/category-ratings.ts'
import { explainMatch, type ExplainedMatch } from './explain-match.ts'

const REVIEW: ExpertReview = {
  casinoId: 1,
  ...categoryRatings(['8.4', '8.9', '9.6', '7.1', '9.0', '9.2']),
  overallRating: '8.7',
  bonusesExplanation: null,
  designExplanation: null,
  payoutsExplanation: 'Four withdrawals arrived in 3, 19, 2 and 22 hours. None was queried.',
  customerSupportExplanation: 'Two emails waited more than a day.',
  gameSelectionExplanation: null,
  mobileExperienceExplanation: null,
  summary: null,
}
const MATCH: ExplainedMatch = {
  safetyIndex: '9.4',
  license: 'Malta Gaming Authority',
  review: REVIEW,
  offer: { wageringRequirement: '40×', minDeposit: '€10' },
}
const CHOICE: FinderChoice = { country: 'DE', payment: 'PayPal', care: 'payouts', want: 'small' }

test('the reasons are the criterion one by one, with the words of our own review', () => {
  expect(explainMatch(MATCH, CHOICE)).toEqual({
    why: [
      'Takes PayPal, and Germany is not among the countries that it refuses.',
      'Payouts 9.6 of 10 in our review: “Four withdrawals arrived in 3, 19, 2 and 22 hours”',
      'Its offer for new players starts at a deposit of €10.',
    ],
    whyNot: ['Lowest other mark: Support 7.1 of 10: “Two emails waited more than a day”'],
  })
})

test('what is not stated counts against it and never for it', () => {
  const unknown: ExplainedMatch = {
    safetyIndex: null,
    license: null,
    review: undefined,
    offer: { wageringRequirement: null, minDeposit: null },
  }
  const { why, whyNot } = explainMatch(unknown, { country: 'DE', care: 'payouts', want: 'small' })
  expect(why).toEqual(['Germany is not among the countries that it refuses.'])
  const { why: whyThere } = explainMatch(unknown, { country: 'GB', care: 'payouts', want: 'small' })
  expect(whyThere).toEqual(['The United Kingdom is not among the countries that it refuses.'])
  expect(whyNot).toEqual([
    'Payouts: not rated by our experts.',
    'Minimum deposit not stated.',
    'Our experts have not reviewed it yet.',
  ])
  expect(explainMatch(unknown, { ...CHOICE, care: 'wagering' }).whyNot[0]).toBe('Wagering not stated.')
})

test('what is worse than wanted is said although the casino was found', () => {
  expect(explainMatch(MATCH, { ...CHOICE, care: 'wagering' }).whyNot[0]).toBe(
    'Wagering 40×: not low wagering.',
  )
  expect(explainMatch(MATCH, { ...CHOICE, care: 'support' }).whyNot[0]).toContain('Support 7.1 of 10')
  const dear = { ...MATCH, offer: { wageringRequirement: '20×', minDeposit: '€50' } }
  expect(explainMatch(dear, CHOICE).whyNot[0]).toContain('a deposit of €50')
})

test('a casino without an offer for new players says so where one was wanted for', () => {
  expect(explainMatch({ ...MATCH, offer: undefined }, CHOICE).whyNot).toContain(
    'We know of no running offer for new players.',
  )
  expect(explainMatch({ ...MATCH, offer: undefined }, { ...CHOICE, want: 'look' }).whyNot).toHaveLength(1)
})

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
  [{ wageringRequirement: 'See the terms' }, ['wagering-unreadable wageringRequirement']],
  [{ wageringRequirement: '5x-35x' }, ['wagering-in-britain wageringRequirement']],
  [
    { wageringRequirement: null, minDeposit: null, offerTerms: null },
    ['conditions-unknown wageringRequirement', 'terms-empty offerTerms'],
  ],
  [{ description: 'The best bonus there is.' }, ['superlative description']],
  [{ code: 'GOLD1', terms: 'Use the code SILVER2 when you deposit.' }, ['code-differs code']],
  [{ code: 'GOLD1', terms: 'With code GOLD1.' }, []],
  [{ isFeatured: true, validUntil: '2026-03-01T00:00:00.000Z' }, ['ended-featured isFeatured']],
  [{ offerTerms: null }, ['terms-empty offerTerms']],
])('%j breaks %j', (more, expected) => {
  expect(codes(more)).toEqual(expected)
})

const block = (text: string) =>
  lint('post', { content: text }, NOW).flatMap(({ code, severity }) => (severity === 'block' ? [code] : []))

test.each(
  `No GamStop|Not on GamStop|Not listed on GamStop|GamStop-free|Non-GamStop casino|GamStop free casinos|outside of GamStop|not part of GamStop
  We do not participate in GamStop|It is not covered by GamStop|bypass GamStop|sidesteps Gam Stop|a GamStop alternative|GamStop does not apply here|GamStop? No problem
  sites that aren’t on GamStop|doesn't use GamStop|never checks GamStop|no need for GamStop|independent of GamStop|No verification, not on GamStop|no BetStop|not with BetStop
  Casino ohne OASIS-Sperre|ohne LUGAS|nicht an OASIS angeschlossen|nicht bei LUGAS|kein OASIS|utan Spelpaus|inte ansluten till Spelpaus|Spelpausfri|uden om ROFUS
  ikke tilmeldt ROFUS|ikke tilknyttet til ROFUS|zonder Cruks|Cruks-vrij|niet aangesloten bij Cruks|sans EPIS|hors EPIS|non inscrit à EPIS|sin RGIAJ|fuera del RGIAJ
  no está en el RGIAJ|senza autoesclusione|even if you have excluded yourself|Self-excluded players welcome|a casino without self-exclusion
  No G\u200BamStop|N\u043E G\u0430mSt\u043Ep|no&nbsp;GamStop|<b>No</b> GamStop|not\u2011on\u2011GamStop|no gam\u00ADstop|\uFF2Eo \uFF27amStop`
    .split(/[|\n]/)
    .map((text) => [text.trim()]),
)('"%s" sells being outside a register', (text) => {
  expect(block(text)).toEqual(['avoids-exclusion'])
})

test.each([
  'It takes part in GamStop, and checks Spelpaus, ROFUS and Cruks.',
  'GamStop blocks all British sites. Anyone on GamStop cannot open an account.',
  'We list none that avoid GamStop. We never list a casino that is not on GamStop.',
  'Not only GamStop but also BetStop is checked. If you are on GamStop, do not play.',
  'Angeschlossen an OASIS. Är ansluten till Spelpaus. Aangesloten bij Cruks.',
  'An oasis of calm, with self-exclusion in one click.',
  'The guarantee fund of the regulator pays. You cannot lose more than the credit.',
  'No system is a sure win, and nobody is certain to win. Never chase what you lost.',
])('"%s" is true and may be said', (text) => {
  expect(block(text)).toEqual([])
})

test.each([
  ['A sure win.', 'guaranteed'],
  ['You can’t lose.', 'guaranteed'],
  ['Nothing to do, guaranteed profit.', 'guaranteed'],
  ['Win back what you lost.', 'recover-losses'],
  ['A way of chasing losses.', 'recover-losses'],
  ['risk\u2011free', 'risk-free'],
  ['no\u2003risk', 'risk-free'],
  ['Not today, risk-free tomorrow.', 'risk-free'],
])('"%s" is refused as %s', (text, code) => {
  expect(block(text)).toEqual([code])
})

test('money is not free on top of a deposit, whatever the type of the offer', () => {
  expect(codes({ description: 'Get a free €25 on top of your deposit.', type: 'reload' })).toEqual([
    'free-money description',
  ])
  expect(
    codes({ description: 'A free €5, no deposit needed.', type: 'no_deposit', minDeposit: null }),
  ).toEqual([])
})

test('every text of every noun is read, in lists and parts as well, and the excerpt is as written', () => {
  const found = (kind: Parameters<typeof lint>[0], form: object) =>
    lint(kind, { ...form }, NOW).map(({ field, excerpt }) => [field, excerpt])
  expect(found('casino', { features: ['Fast', 'No  GamStop'] })).toEqual([['features', 'No  GamStop']])
  expect(found('casino', { expertSummary: 'Good.', payoutsExplanation: 'A sure win.' })).toEqual([
    ['payoutsExplanation', 'A sure win.'],
  ])
  expect(found('landing', { questions: [{ question: 'Why?', answer: 'Not on GamStop.' }] })).toEqual([
    ['questions', 'Not on GamStop.'],
  ])
  expect(found('game', { description: 'Ohne OASIS.', imageUrl: 'https://x.example/no-gamstop' })).toEqual([
    ['description', 'Ohne OASIS.'],
  ])
  expect(found('post', { terms: { html: '<p>No GamStop.</p>' } })).toEqual([['terms', '<p>No GamStop.</p>']])
  // The terms of an offer are the casino's own words.
  expect(found('bonus', { terms: 'Not for players on GamStop, no GamStop.', offerTerms: {} })).toEqual([])
})

test('nothing of the demo breaks a blocking rule', () => {
  const demo = readDemo()
  const found = [
    ...demo.bonuses.map((bonus) => ({
      name: bonus.title,
      findings: lint('bonus', { ...bonus, validUntil: null }, NOW),
    })),
    ...demo.casinos.map((casino) => ({ name: casino.name, findings: lint('casino', casino, NOW) })),
    ...demo.games.map((game) => ({ name: game.name, findings: lint('game', { ...game }, NOW) })),
    ...demo.articles.map((post) => ({ name: post.title, findings: lint('post', { ...post }, NOW) })),
    ...demo.landingPages.map((page) => ({ name: page.title, findings: lint('landing', { ...page }, NOW) })),
  ]
  const blocks = found.flatMap(({ name, findings }) =>
    findings.filter(({ severity }) => severity === 'block').map(({ excerpt }) => `${name}: ${excerpt}`),
  )
  expect(blocks).toEqual([])
})

test('each rule has a code of its own', () => {
  expect(new Set(LINT_RULES.map(({ code }) => code)).size).toBe(LINT_RULES.length)
})

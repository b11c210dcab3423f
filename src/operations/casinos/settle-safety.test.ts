import { expect, test } from 'vitest'
import { CasinoForm } from '#contract/casinos/fields.ts'
import { CASINO_FORM } from '#test/builders.ts'
import { settleSafety } from './settle-safety.ts'

const FORM = CasinoForm.parse(CASINO_FORM)
const MARKS = { licenseMark: 9.4, termsMark: 9.2, paymentsMark: 7.6, conductMark: 9, ownershipMark: 8.1 }
const SET = { safetyReason: 'Slow in spring.', safetySetBy: 'nora', safetySetOn: '2026-01-10' }

const settled = (form: object, stored?: object) =>
  settleSafety({
    form: { ...FORM, ...form },
    stored: stored && { ...FORM, ...stored },
    by: 'milena',
    today: '2026-03-14',
  })
const TODAY = { safetySetBy: 'milena', safetySetOn: '2026-03-14' }

test('a new total names who set it and when, and why where that is said', () => {
  expect(settled({})).toMatchObject({ safetyIndex: 9.4, safetyReason: null, ...TODAY })
  expect(settled({ safetyReason: 'Pays.' })).toMatchObject({ safetyReason: 'Pays.', ...TODAY })
})

test('a total that stays keeps who, when and why', () => {
  expect(settled(SET, SET)).toMatchObject(SET)
})

test('a changed total names who changed it, and an old reason does not speak for it', () => {
  expect(settled({ ...SET, safetyIndex: 8 }, SET)).toMatchObject({ safetyReason: null, ...TODAY })
  expect(settled({ ...SET, safetyIndex: 8, safetyReason: 'New owner.' }, SET)).toMatchObject({
    safetyReason: 'New owner.',
    ...TODAY,
  })
})

test('a new reason for the same total is signed and dated', () => {
  expect(settled({ ...SET, safetyReason: 'Slow all year.' }, SET)).toMatchObject(TODAY)
})

test('what says itself who it was and when is believed: an old version, an undone import, another site', () => {
  expect(
    settled({ ...SET, safetyIndex: 8 }, { safetySetBy: 'amara', safetySetOn: '2026-02-01' }),
  ).toMatchObject({ safetyIndex: 8, ...SET })
  expect(settled(SET)).toMatchObject(SET)
  expect(settled({ safetySetBy: null, safetySetOn: null })).toMatchObject({
    safetySetBy: null,
    safetySetOn: null,
  })
})

test('a total left open becomes the mean of its five marks and needs no reason', () => {
  expect(settled({ ...MARKS, ...SET, safetyIndex: null })).toMatchObject({
    safetyIndex: 8.7,
    safetyReason: null,
    safetySetBy: null,
    safetySetOn: null,
  })
  expect(settled({ ...MARKS, termsMark: null, safetyIndex: null })).toMatchObject({ safetyIndex: null })
})

test('a total that followed its marks goes on following them', () => {
  const stored = { ...MARKS, safetyIndex: 8.7 }
  expect(settled({ ...stored, licenseMark: 5.4 }, stored)).toMatchObject({
    safetyIndex: 7.7,
    safetySetBy: null,
  })
  expect(settled({ ...stored, safetyIndex: 6 }, stored)).toMatchObject({ safetyIndex: 6, ...TODAY })
  expect(settled({ ...MARKS, licenseMark: 5.4 }, MARKS)).toMatchObject({ safetyIndex: 9.4 })
})

test('a mark is of the day on which it, or its reason, was changed', () => {
  const stored = {
    ...MARKS,
    licenseMarkedOn: '2026-01-10',
    termsMarkedOn: '2026-01-10',
    paymentsMarkedOn: '2026-01-10',
  }
  const changed = {
    ...stored,
    licenseMark: 9,
    termsMarkReason: 'Shorter.',
    paymentsMark: 8,
    paymentsMarkedOn: '2026-03-01',
  }
  expect(settled(changed, stored)).toMatchObject({
    licenseMarkedOn: '2026-03-14',
    termsMarkedOn: '2026-03-14',
    paymentsMarkedOn: '2026-03-01',
    conductMarkedOn: null,
  })
})

import { expect, test } from 'vitest'
import { reasonsToHold } from './moderation.ts'

const reasonsFor = (
  content: string,
  more: { userName?: string; reviewsFromAddressInHour?: number; similarTo?: boolean } = {},
) =>
  reasonsToHold({
    userName: 'Anna',
    title: 'Honest words',
    content,
    reviewsFromAddressInHour: 0,
    similarTo: false,
    ...more,
  })

test.each([
  'Support is there 24/7 and/or by email, they say.',
  'I won €1,200 and then €1,200,000.50 in a dream.',
  'The app got better with v2.0 and v2.0.1, e.g. this lobby, i.e. all of it.',
  'Slow.Net result: nothing.Payouts late',
  'From 2024-01-05 to 2024-02-11 10:30 I asked 3 times; 01.02.2024 and 12/11/2023 too.',
  'Deposited 100, 200, 300, 400 and 500. RTP is 96.51% on most slots.',
  'The site is fast.It works...ok? Yes.No.',
  "Play'n GO games at 1.5x, odds 3/1, table 00 and 0 pays 35:1.",
  'Ticket 1234567 was answered in 20-30 minutes.',
  'I played @home and emailed them twice, no telegram needed.',
])('"%s" is published at once', (content) => {
  expect(reasonsFor(content)).toEqual([])
})

test.each([
  'see https://win.example',
  'go to www.better-casino.example now',
  'try best-bonus.com today',
  'BEST-BONUS.COM',
  'Bestbonus.com',
  'bit.ly/3xYz',
  't.me/winners',
  'bestbonus dot com',
  'bestbonus[.]com',
  'ｂｅｓｔ．ｃｏｍ',
])('"%s" is held for its link', (content) => {
  expect(reasonsFor(content)).toContain('Contains a link')
})

test.each([
  'write to fan.club+1@mail.example',
  'fan (at) mail',
  'call +44 20 7946 0958',
  'call 020 7946 0958',
  '0049 170 1234567',
  '(555) 123-4567',
  '555-123-4567',
  'number 5551234567',
  'on Telegram @winner',
  'WhatsApp: +381601234567',
  'ask @lucky_77',
])('"%s" is held for contact details', (content) => {
  expect(reasonsFor(content)).toContain('Contains contact details')
})

test('the name and the title are looked at as well', () => {
  expect(reasonsFor('Fine.', { userName: 'bonus-king.com' })).toEqual(['Contains a link'])
})

test('the eleventh review from one address within an hour is held, the tenth is not', () => {
  expect(reasonsFor('Fine.', { reviewsFromAddressInHour: 9 })).toEqual([])
  expect(reasonsFor('Fine.', { reviewsFromAddressInHour: 10 })).toEqual([
    'More than ten reviews from one address within an hour',
  ])
})

test('a text nearly the same as an earlier one is held', () => {
  expect(reasonsFor('Fine.', { similarTo: true })).toEqual(['Nearly the same as an earlier review'])
})

test('every review is held when staff want to see each of them first', () => {
  expect(reasonsToHold({ ...FINE, isEverythingHeld: true })).toEqual(['Every new review is checked first'])
  expect(reasonsToHold({ ...FINE, isEverythingHeld: false })).toEqual([])
})

const FINE = {
  userName: 'Anna',
  title: 'Honest words',
  content: 'Fine.',
  reviewsFromAddressInHour: 0,
  similarTo: false,
}

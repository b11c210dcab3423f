import { describe, expect, test } from 'vitest'
import { findSigns } from './find-signs.ts'

const kindsIn = (text: string) => [...new Set(findSigns(text).map(({ kind }) => kind))]
const wordsFound = (text: string) => findSigns(text).map(({ from, to }) => text.slice(from, to))

describe('a masked link', () => {
  test.each([
    'Look at w w w . x - y . com before you play',
    'w w w.best-bonus.com has more',
    'w.w.w.bestbonus.com',
    'www best-bonus com',
    'www . casino-tips . net',
    't . me / x',
    't.me / winners',
    't . me/winners',
    't [.] me / winners',
    'wa . me / 38160',
    'bit . ly / 3xYz',
    'discord . gg / abc',
    'bestbonus . com',
    'best-bonus . com is better',
    'bestbonus. com',
    'bestbonus (.) com',
    'bestbonus{.}com',
    'bestbonus[dot]net',
    'bestbonus ( dot ) org',
    'bestbonus (punkt) de',
    'bestbonus punkt de',
    'bestbonus tačka com',
    'bestbonus punto com',
    'bestbonus dot io',
    'bestbonus *dot* com',
    'b e s t b o n u s . c o m',
    'bestbonus.c0m for you',
    'h t t p s : / / win . example',
    'https : // win.example',
    'hxxps : // win . example',
    'visit bestbonus com today',
    'go to luckyspins com',
    'google bestbonus com',
    'go to luckyspins . net',
    'luckyspins24 . net',
    'bestbonus • com',
    'ｂｅｓｔ ． ｃｏｍ',
    'bеstbоnus.cоm',
    'bestbonus . соm',
  ])('"%s" is found', (text) => {
    expect(kindsIn(text)).toContain('link')
  })
})

describe('masked contact details', () => {
  test.each([
    'fan (at) gmail',
    'fan [at] mail [dot] com',
    'fan {at} outlook dot com',
    'fan at gmail dot com',
    'fan at gmail.com',
    'fan @ mail . com',
    'fan @ gmail dot com',
    'fan*at*mail',
    'call zero one seven zero five five five one two three',
    'f a n @ gmail . com',
  ])('"%s" are found', (text) => {
    expect(kindsIn(text)).toContain('contact')
  })
})

describe('a code or an invitation', () => {
  test.each([
    'promo code X at y',
    'Promo code WIN50 at Aldermoon',
    'bonus code SPIN100 for 100 free spins',
    'Promo code: BIG50',
    'promo code = BIG50',
    'Use code BIG50 when you sign up',
    'use the promo code BIG50',
    'Enter bonus code SPIN100 and get more',
    'Use my code for extra spins',
    'use my referral link',
    'Sign up with my link',
    'Register through my invite link please',
    'sign up under 48213',
    'register with my id 5512',
    'You can use my code and get 50 spins',
    "Don't forget to use my code",
    'join my telegram',
    'Join our Telegram group for tips',
    'join my whatsapp group',
    'Join us on Discord',
    'Join the telegram channel for free tips',
    'follow me on telegram',
    'add me on whatsapp',
    'Write me on Telegram for the pattern',
    'Message me for the trick',
    'Just DM me',
    'dm me for a code',
    'text me on viber',
    'my telegram is luckyman',
    'Telegram: luckyman',
    'referral code 88412',
    'referral number 88412',
    'my ref code is AB8841',
    'link in my bio',
    'check my profile for the link',
    'See my channel for daily codes',
  ])('"%s" is found', (text) => {
    expect(kindsIn(text)).toContain('promotion')
  })
})

describe('an honest review', () => {
  test.each([
    'The bonus code did not work.',
    'I used the promo code and got my spins.',
    'I entered the bonus code WELCOME and nothing happened.',
    'The promo code WELCOME did not work for me.',
    'The bonus code from the newsletter expired.',
    'My bonus code was refused twice.',
    'They did not let me use my code.',
    'I could not use my promo code on slots.',
    'I tried to use the code SPIN100 and it was invalid.',
    'No bonus code was needed at sign-up.',
    'You have to enter a code from a text message.',
    'The promo code field at the cashier is hidden.',
    'Support gave me a code for ten spins.',
    'They told me to use the code WELCOME100.',
    'The code on my voucher was rejected.',
    'They asked me to join their Telegram group, which I did not.',
    'I joined their Telegram channel and left again.',
    'No telegram needed, the chat is enough.',
    'They write to me every day.',
    'Support never wrote to me again.',
    'My friend showed me this casino.',
    'A friend told me to register here and I did.',
    'Nobody would message me back.',
    'I sent a message to support and got an answer.',
    'They contact me by mail every week.',
    'The referral programme pays too little.',
    'My case reference number 8841 is still open.',
    'Ticket 1234567 was answered in 20 minutes.',
    'I waited 72 hours for 500 euros.',
    'Deposited 100, 200, 300 and lost it all.',
    'It works. Come back later they say.',
    'On my phone. Net result: minus fifty.',
    'Great . Net result is fine .',
    'I play on my phone. Live games lag.',
    "I don't. Me neither.",
    'They paid me. Me and my wife are happy.',
    'Model T. Me too.',
    'The dot com bubble was before my time.',
    'A dot on the screen marks the free spin.',
    'Dealers are kind. Casino night was fun.',
    'The site is fast.It works...ok? Yes.No.',
    'I e-mailed them and asked at the desk.',
    'Grade A B C, they check all of it.',
    'I give it a 10/10, no, 9/10.',
    'Open 24/7 and/or on Sundays.',
    'Payout of 1.000.000,50 never came.',
    'They ask for one two three documents.',
    'I was told to send the form at once.',
    'See the terms. Link to them is at the bottom.',
    'The link in the mail did not work.',
    'I follow the live table every evening.',
    'Join the tournament on Friday, it is fun.',
    'Join the loyalty club, it pays.',
    'Use the filter to find slots.',
    'Enter the lobby and look around.',
    'Take the cash and leave.',
    'Check your limits, they are low.',
    'My profile was verified in a day.',
    'I found the channel with live roulette.',
    'Text on the buttons is too small.',
    'Their group of sites is well known.',
    'Казино хорошее, выплатили за два дня. Рекомендую.',
    'Isplata je stigla za dva dana. Sve preporuke.',
    'Auszahlung kam schnell. Der Punkt geht an den Chat.',
    'At 35x wagering I was out by the end.',
  ])('"%s" holds nothing', (text) => {
    expect(findSigns(text)).toEqual([])
  })
})

test('what is found is named by its place in the text as it was written', () => {
  expect(wordsFound('Look at w w w . x - y . com / top now')).toEqual(['w w w . x - y . com / top'])
  expect(wordsFound('👍 ｂｅｓｔ．ｃｏｍ 👍')).toEqual(['ｂｅｓｔ．ｃｏｍ'])
  expect(wordsFound('See https://win.example/a. And call 020 7946 0958!')).toEqual([
    'https://win.example/a',
    '020 7946 0958',
  ])
  expect(wordsFound('Use my code BIG50.')).toEqual(['Use my code BIG50'])
})

test('what is found twice is marked once', () => {
  expect(findSigns('www.best-bonus.com')).toEqual([{ kind: 'link', from: 0, to: 18 }])
})

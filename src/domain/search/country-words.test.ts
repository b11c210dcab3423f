import { expect, test } from 'vitest'
import { COUNTRIES, countryName } from '#contract/countries/countries.ts'
import { RESTRICTABLE_COUNTRIES } from '#contract/shared/options.ts'
import { countriesIn } from './country-words.ts'

test.each(RESTRICTABLE_COUNTRIES.map((code) => [code, countryName(code)] as const))(
  '%s is known as %s, whatever its case',
  (code, name) => {
    for (const message of [
      `best casino in ${name}`,
      `CASINO FOR ${name.toUpperCase()} PLAYERS`,
      `I live in ${name.toLowerCase()}.`,
      `Which casinos accept ${name}?`,
    ])
      expect([message, ...countriesIn(message)]).toEqual([message, code])
  },
)

test('every country of the list is found by its name alone', () => {
  const missed = COUNTRIES.filter(
    ([code, name]) => !['UM', 'JE'].includes(code) && countriesIn(`casinos in ${name}`)[0] === undefined,
  )
  expect(missed).toEqual([])
})

test.each([
  ['best casino for UK players', ['GB']],
  ['uk casinos', ['GB']],
  ['I am in the U.K.', ['GB']],
  ['english players', ['GB']],
  ['a casino for Scottish people', ['GB']],
  ['USA', ['US']],
  ['usa', ['US']],
  ['best usa casino', ['US']],
  ['casino che non usa il RUA', []],
  ['for US players', ['US']],
  ['casinos in the us', ['US']],
  ['from the U.S.', ['US']],
  ['american casinos', ['US']],
  ['I live in California', ['US']],
  ['new york', ['US']],
  ['German players', ['DE']],
  ['casinos for germnay', ['DE']],
  ['austrailia', ['AU']],
  ['Holland', ['NL']],
  ['the dutch market', ['NL']],
  ['turkey', ['TR']],
  ['Türkiye', ['TR']],
  ['españa', ['ES']],
  ['czech republic', ['CZ']],
  ['i am in Berlin', ['DE']],
  ['Northern Ireland', ['GB']],
  ['Papua New Guinea', ['PG']],
  ['Nigeria', ['NG']],
  ['South Korea', ['KR']],
  ['Germany or France', ['DE', 'FR']],
  ['I am in the States', ['US']],
  ['I live in Macedonia', ['MK']],
  ['players from the Ivory Coast', ['CI']],
  ['casinos for Scotland or Wales', ['GB']],
  ['Türkiye', ['TR']],
  ['from DR Congo', ['CD']],
  ['country: PL', []],
  ['in PL', ['PL']],
  ['best Canada roulette sites', ['CA']],
])('%s', (message, codes) => {
  expect(countriesIn(message).toSorted()).toEqual([...codes].toSorted())
})

test.each([
  'give us a good casino',
  'tell us more',
  'best for us',
  'American roulette rules',
  'does it take American Express',
  'European blackjack',
  'is it good',
  'NO BONUS',
  'a casino to play at',
  'finish my wagering',
  'chance of winning',
])('%s names no country', (message) => {
  expect(countriesIn(message)).toEqual([])
})

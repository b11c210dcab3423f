import { expect, test } from 'vitest'
import { timeZoneCountry } from './time-zone-country.ts'

test.each([
  ['Europe/Berlin', 'DE'],
  ['Europe/Busingen', 'DE'],
  ['Atlantic/Canary', 'ES'],
  ['Atlantic/Azores', 'PT'],
  ['Atlantic/Reykjavik', 'IS'],
  ['Africa/Ceuta', 'ES'],
  ['Indian/Reunion', 'RE'],
  ['America/Martinique', 'MQ'],
  ['Asia/Nicosia', 'CY'],
  ['Europe/London', 'GB'],
  ['Europe/Zurich', 'CH'],
  ['Europe/Oslo', 'NO'],
  ['Europe/Istanbul', 'TR'],
  ['America/New_York', 'US'],
  ['America/Indiana/Indianapolis', 'US'],
  ['Africa/Abidjan', 'CI'],
])('%s is in %s', (zone, country) => {
  expect(timeZoneCountry(zone)).toBe(country)
})

test('old and new names of a place are the same place', () => {
  for (const [old, now] of [
    ['Asia/Calcutta', 'Asia/Kolkata'],
    ['Europe/Kiev', 'Europe/Kyiv'],
    ['GB', 'Europe/London'],
    ['US/Eastern', 'America/New_York'],
    ['europe/berlin', 'Europe/Berlin'],
  ] as const) {
    expect(timeZoneCountry(old)).toBeDefined()
    expect(timeZoneCountry(old)).toBe(timeZoneCountry(now))
  }
})

test.each(['UTC', 'Etc/UTC', 'GMT', 'Etc/GMT+5', '+01:00', '', 'undefined', 'Mars/Olympus', '__proto__'])(
  '%j is no place',
  (zone) => {
    expect(timeZoneCountry(zone)).toBeUndefined()
  },
)

test('every zone that a browser may name is in a country', () => {
  const places = Intl.supportedValuesOf('timeZone').filter((zone) => zone !== 'UTC')
  expect(places.length).toBeGreaterThan(400)
  expect(places.filter((zone) => timeZoneCountry(zone) === undefined)).toEqual([])
})

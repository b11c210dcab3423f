import { COUNTRIES } from '#contract/countries/countries.ts'

/**
 * The two-letter code of a country that a spreadsheet names: by its code, its English name whatever case and accents, or
 * a usual short form. Undefined for anything else.
 */
export function readCountry(text: string): string | undefined {
  return CODES.get(fold(text))
}

function fold(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, '')
}

/** Short forms that name one country alone. */
const SHORT = {
  uk: 'GB',
  greatbritain: 'GB',
  britain: 'GB',
  usa: 'US',
  america: 'US',
  unitedstatesofamerica: 'US',
  uae: 'AE',
  holland: 'NL',
  thenetherlands: 'NL',
  czechrepublic: 'CZ',
  turkiye: 'TR',
  southkorea: 'KR',
  northkorea: 'KP',
  russianfederation: 'RU',
  vietnam: 'VN',
  ivorycoast: 'CI',
  hongkongsar: 'HK',
}

const CODES: ReadonlyMap<string, string> = new Map([
  ...Object.entries(SHORT),
  ...COUNTRIES.flatMap(([code, name]) => [[code.toLowerCase(), code] as const, [fold(name), code] as const]),
])

import { COUNTRIES } from '#contract/countries/countries.ts'

/**
 * The two-letter code of a country in a spreadsheet: by code, by English name ignoring case and accents, by a usual
 * short form, by a former name, or by the name of a part. Undefined for anything else.
 */
export function readCountry(text: string): string | undefined {
  return CODES.get(fold(text)) ?? CODES.get(fold(text.replace(/^\s*the\s+/i, '')))
}

function fold(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, '')
}

/**
 * Other names of countries: short forms, former names, and parts that people name in place of the country. Used by
 * imports, search and the assistant.
 */
export const OTHER_NAMES: Readonly<Record<string, string>> = {
  AE: 'uae|emirates|the emirates',
  AG: 'antigua|barbuda',
  AU: 'new south wales|queensland|tasmania',
  BA: 'bosnia|herzegovina',
  BE: 'flanders|wallonia',
  BF: 'upper volta',
  BJ: 'dahomey',
  BY: 'byelorussia|white russia',
  CA: 'ontario|quebec|british columbia|alberta',
  CD: 'zaire|dr congo|drc|democratic republic of the congo|congo kinshasa',
  CG: 'republic of the congo|congo brazzaville',
  CI: 'ivory coast|cote d ivoire|cote divoire',
  CN: 'prc|mainland china|people s republic of china',
  CV: 'cape verde',
  CZ: 'czech republic|czechia|bohemia',
  DE: 'bavaria|west germany|east germany|federal republic of germany',
  ES: 'catalonia|basque country|canary islands|balearic islands',
  FR: 'corsica',
  GB: 'uk|britain|great britain|england|scotland|wales|northern ireland',
  HK: 'hong kong sar|hongkong',
  IE: 'eire|republic of ireland',
  IR: 'persia',
  IT: 'sicily|sardinia',
  KH: 'kampuchea',
  KN: 'saint kitts|st kitts|nevis',
  KP: 'north korea|dprk',
  KR: 'south korea|korea|republic of korea|rok',
  LA: 'lao pdr',
  LK: 'ceylon',
  MK: 'macedonia|north macedonia|fyrom',
  MM: 'burma',
  MO: 'macau|macao',
  NL: 'holland|the netherlands',
  PT: 'madeira|azores',
  RU: 'russian federation|soviet union|ussr',
  SA: 'saudi|ksa|kingdom of saudi arabia',
  SZ: 'swaziland',
  TH: 'siam',
  TL: 'east timor',
  TR: 'turkey|turkiye',
  TT: 'trinidad|tobago',
  US: 'usa|america|united states of america|the states',
  VA: 'vatican|holy see',
  VN: 'viet nam|vietnam',
  ZW: 'rhodesia',
}

const CODES: ReadonlyMap<string, string> = new Map([
  // A verb in running text, but a name in a cell.
  ['states', 'US'],
  ...Object.entries(OTHER_NAMES).flatMap(([code, names]) =>
    names.split('|').map((name) => [fold(name.replace(/^the /, '')), code] as const),
  ),
  ...COUNTRIES.flatMap(([code, name]) => [[code.toLowerCase(), code] as const, [fold(name), code] as const]),
])

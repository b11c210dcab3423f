/** Names for countries: official and everyday names, adjectives, states and well-known cities. */
import { COUNTRIES } from '#contract/countries/countries.ts'
import { OTHER_NAMES } from '../countries/read-country.ts'
import { plainText, wordsOf } from './plain-text.ts'

const ALIASES: Readonly<Record<string, string>> = {
  US: 'american americans california texas florida new york new jersey nevada las vegas pennsylvania michigan ohio illinois arizona washington dc chicago los angeles',
  GB: 'british brit brits english scottish welsh london manchester glasgow edinburgh birmingham liverpool',
  AU: 'australian australians aussie aussies sydney melbourne brisbane perth',
  FR: 'french frenchman paris lyon marseille',
  ES: 'spanish spaniard espana madrid barcelona',
  IT: 'italian italians italia rome milan naples',
  NL: 'dutch amsterdam rotterdam',
  BE: 'belgian belgians brussels antwerp',
  DK: 'danish dane danes copenhagen',
  SE: 'swedish swede swedes stockholm gothenburg',
  DE: 'german germans deutschland berlin munich hamburg frankfurt cologne',
  PT: 'portuguese lisbon',
  CZ: 'czech czechs prague',
  PL: 'polish pole poles polska warsaw krakow',
  HU: 'hungarian hungarians budapest',
  RO: 'romanian romanians bucharest',
  BG: 'bulgarian bulgarians sofia',
  GR: 'greek greeks athens',
  CH: 'swiss zurich geneva',
  LT: 'lithuanian lithuanians vilnius',
  LV: 'latvian latvians riga',
  EE: 'estonian estonians tallinn',
  SK: 'slovak slovaks slovakian bratislava',
  SI: 'slovenian slovenians slovene ljubljana',
  HR: 'croatian croatians croat zagreb',
  RS: 'serbian serbians serb srbija belgrade',
  TR: 'turkish turk turks istanbul ankara',
  IL: 'israeli israelis tel aviv',
  SG: 'singaporean singaporeans',
  CN: 'chinese beijing shanghai',
  IR: 'iranian iranians tehran',
  IQ: 'iraqi iraqis irak baghdad',
  SY: 'syrian syrians damascus',
  AF: 'afghan afghans kabul',
  SD: 'sudanese',
  CU: 'cuban cubans havana',
  UA: 'ukrainian ukrainians kyiv kiev',
  RU: 'russian russians moscow',
  BY: 'belarusian belarusians belarussian minsk',
  IE: 'irish dublin',
  AT: 'austrian austrians vienna',
  NO: 'norwegian norwegians oslo',
  FI: 'finnish finn finns suomi helsinki',
  IS: 'icelandic reykjavik',
  CA: 'canadian canadians toronto vancouver montreal',
  NZ: 'new zealander kiwi kiwis auckland',
  IN: 'indian indians mumbai delhi',
  JP: 'japanese tokyo',
  BR: 'brazilian brazilians brasil',
  MX: 'mexican mexicans',
  AR: 'argentinian argentine',
  CL: 'chilean',
  PE: 'peruvian',
  CO: 'colombian',
  ZA: 'south african south africans cape town johannesburg',
  NG: 'nigerian nigerians lagos',
  KE: 'kenyan nairobi',
  GH: 'ghanaian',
  KR: 'korean south korean',
  TH: 'thai',
  PH: 'filipino philippine manila',
  MY: 'malaysian',
  ID: 'indonesian',
  VN: 'vietnamese',
  AE: 'dubai abu dhabi',
  EG: 'egyptian',
  MA: 'moroccan',
  MT: 'maltese',
  CY: 'cypriot',
  LU: 'luxembourgish',
  UM: '',
}

/** Aliases of several words. All other aliases are single words. */
const TOGETHER = [
  'new york',
  'new jersey',
  'las vegas',
  'washington dc',
  'los angeles',
  'tel aviv',
  'new zealander',
  'south african',
  'south africans',
  'cape town',
  'south korean',
  'abu dhabi',
]

/** Names with codes, the longest names first. */
export const COUNTRY_NAMES: readonly (readonly [name: string, code: string])[] = [
  ...COUNTRIES.map(([code, name]) => [plainText(name.replace(/ \(.*/, '')).trim(), code] as const).filter(
    ([, code]) => !['UM', 'JE'].includes(code),
  ),
  // Abbreviations need capitals: "usa" is a verb and "rok" a year in other languages.
  ...Object.entries(OTHER_NAMES).flatMap(([code, names]) =>
    names
      .split('|')
      .filter((name) => name.length > 3)
      .map((name) => [name, code] as const),
  ),
  ...Object.entries(ALIASES).flatMap(([code, names]) => split(names).map((name) => [name, code] as const)),
].toSorted(([a], [b]) => b.length - a.length)

function split(names: string): string[] {
  const together = TOGETHER.filter((name) => ` ${names} `.includes(` ${name} `))
  const alone = together.reduce((text, name) => text.replaceAll(` ${name} `, ' '), ` ${names} `)
  return [...together, ...wordsOf(alone)]
}

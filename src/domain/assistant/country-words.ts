/** Finds the countries that a visitor names: by name, everyday name, adjective, well-known city or small typo. */
import { COUNTRIES, isCountryCode } from '#contract/countries.ts'
import { isNearly } from './is-nearly.ts'
import { plainText, wordsOf } from './plain-text.ts'

/** The codes, each once. "US" counts in capitals or with "the" before it; "give us" does not. */
export function countriesIn(message: string): string[] {
  let plain = GAME_STYLES.reduce((text, style) => text.replaceAll(style, ' '), plainText(message))
  const codes = new Set(abbreviationsIn(message))
  for (const [name, code] of NAMES) {
    if (!plain.includes(` ${name} `)) continue
    codes.add(code)
    // Taken out, so that "Papua New Guinea" is not Guinea as well.
    plain = plain.replaceAll(` ${name} `, '  ')
  }
  if (codes.size === 0) for (const word of wordsOf(plain)) addNearly(word, codes)
  return [...codes]
}

/** "American roulette" is a game, not where somebody lives. */
const GAME_STYLES = [
  / (american|french|european|russian|chinese|spanish|swedish|german|mexican|caribbean|turkish|dutch|italian) (?=roulette|blackjack|poker|deck|wheel|stud|21|draw|solitaire|auction)/g,
]

function abbreviationsIn(message: string): string[] {
  const written = message
    .replaceAll(/\b(?:u\.\s?s\.(?:\s?a\.?)?|usa)(?=\W|$)/gi, ' US ')
    .replaceAll(/\b(?:u\.\s?k\.?|uk)(?=\W|$)/gi, ' GB ')
  const shouts = message === message.toUpperCase() && message.length > 12
  const capitals = shouts
    ? []
    : [...written.matchAll(/(?<!\w)(US|GB|NZ|UAE)(?!\w)/g)].map(([, code = '']) => code)
  const placed = [
    ...written.matchAll(/\b(?:in|from|for|of|at|country|to)\s+(?:the\s+)?([A-Z]{2})(?!\w)/g),
  ].map(([, code = '']) => code)
  const lower = [...written.matchAll(/\b(?:the|in|from)\s+(us)(?:\s|[.,!?]|$)/gi)].map(() => 'US')
  const known = shouts ? [...written.matchAll(/ (US|GB) /g)].map(([, code = '']) => code) : []
  return [...capitals, ...(shouts ? [] : placed), ...lower, ...known]
    .map((code) => (code === 'UAE' ? 'AE' : code))
    .filter(isCountryCode)
}

function addNearly(word: string, codes: Set<string>): void {
  if (word.length < 6 || NOT_COUNTRIES.has(word)) return
  const near = NAMES.find(
    ([name]) => name.length >= 6 && !name.includes(' ') && name[0] === word[0] && isNearly(word, name),
  )
  if (near !== undefined) codes.add(near[1])
}

const NOT_COUNTRIES: ReadonlySet<string> = new Set(
  'finish polish person simple single friends friend games canals chinas served services island islands inland insane turnkey general generals'.split(
    ' ',
  ),
)

const ALIASES: Readonly<Record<string, string>> = {
  US: 'america american americans united states of america california texas florida new york new jersey nevada las vegas pennsylvania michigan ohio illinois arizona washington dc chicago los angeles',
  GB: 'britain great britain british brit brits england english scotland scottish wales welsh northern ireland london manchester glasgow edinburgh birmingham liverpool',
  AU: 'australian australians aussie aussies sydney melbourne brisbane perth',
  FR: 'french frenchman paris lyon marseille',
  ES: 'spanish spaniard espana madrid barcelona',
  IT: 'italian italians italia rome milan naples',
  NL: 'holland dutch the netherlands amsterdam rotterdam',
  BE: 'belgian belgians brussels antwerp',
  DK: 'danish dane danes copenhagen',
  SE: 'swedish swede swedes stockholm gothenburg',
  DE: 'german germans deutschland berlin munich hamburg frankfurt cologne',
  PT: 'portuguese lisbon',
  CZ: 'czech republic czech czechs prague',
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
  TR: 'turkey turkish turk turks turkiye istanbul ankara',
  IL: 'israeli israelis tel aviv',
  SG: 'singaporean singaporeans',
  HK: 'hongkong',
  CN: 'chinese mainland china beijing shanghai',
  KP: 'dprk',
  IR: 'iranian iranians persia tehran',
  IQ: 'iraqi iraqis irak baghdad',
  SY: 'syrian syrians damascus',
  AF: 'afghan afghans kabul',
  SD: 'sudanese',
  CU: 'cuban cubans havana',
  UA: 'ukrainian ukrainians kyiv kiev',
  RU: 'russian russians moscow',
  BY: 'belarusian belarusians belarussian minsk',
  IE: 'irish republic of ireland dublin',
  AT: 'austrian austrians vienna',
  NO: 'norwegian norwegians oslo',
  FI: 'finnish finn finns suomi helsinki',
  IS: 'icelandic reykjavik',
  CA: 'canadian canadians toronto vancouver montreal ontario quebec',
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
  KR: 'korea korean south korean',
  TH: 'thai',
  PH: 'filipino philippine manila',
  MY: 'malaysian',
  ID: 'indonesian',
  VN: 'vietnamese',
  AE: 'uae emirates dubai abu dhabi',
  SA: 'saudi',
  EG: 'egyptian',
  MA: 'moroccan',
  MT: 'maltese',
  CY: 'cypriot',
  LU: 'luxembourgish',
  UM: '',
}

/** Names of several words among the aliases; every other word stands alone. */
const TOGETHER = [
  'united states of america',
  'new york',
  'new jersey',
  'las vegas',
  'washington dc',
  'los angeles',
  'great britain',
  'northern ireland',
  'the netherlands',
  'czech republic',
  'tel aviv',
  'mainland china',
  'republic of ireland',
  'new zealander',
  'south african',
  'south africans',
  'cape town',
  'south korean',
  'abu dhabi',
]

/** Name and code, the longest names first. */
const NAMES: readonly (readonly [name: string, code: string])[] = [
  ...COUNTRIES.map(([code, name]) => [plainText(name.replace(/ \(.*/, '')).trim(), code] as const).filter(
    ([, code]) => !['UM', 'JE'].includes(code),
  ),
  ...Object.entries(ALIASES).flatMap(([code, names]) => split(names).map((name) => [name, code] as const)),
].toSorted(([a], [b]) => b.length - a.length)

function split(names: string): string[] {
  const together = TOGETHER.filter((name) => ` ${names} `.includes(` ${name} `))
  const alone = together.reduce((text, name) => text.replaceAll(` ${name} `, ' '), ` ${names} `)
  return [...together, ...wordsOf(alone)]
}

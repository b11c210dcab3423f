/** Answers to signs of danger: help in the visitor's language, a number to call, and no offer. */
import { countryName } from '#contract/countries/countries.ts'
import { ANYWHERE, HELPLINES, type Helplines } from '#contract/countries/helplines.ts'
import WORDS from '../data/help-words.json' with { type: 'json' }
import { phoneLink } from '../../countries/phone-link.ts'
import type { HelpLanguage, SignKind } from '../signs/sign.ts'
import { draft, type Draft, type PageLink } from './draft.ts'
import { PAGES } from './lines.ts'

/**
 * The texts in each language for each kind of sign, for later messages of the same talk, and for messages that were not
 * understood. They never mention a casino, a bonus or a game. The other keys are labels of links.
 */
export const HELP_WORDS: Readonly<
  Record<
    HelpLanguage,
    Record<SignKind | 'later' | 'unknown' | 'reach' | 'elsewhere' | 'call' | 'page', string>
  >
> = WORDS

/**
 * `countries` are those the visitor named, `helplines` those of the site, and `said` replaces the first lines. In a
 * crisis the first link calls the emergency services.
 */
export function help(
  what: SignKind | 'later' | 'unknown',
  {
    language,
    countries,
    helplines = HELPLINES,
    said = HELP_WORDS[language][what],
  }: {
    language: HelpLanguage
    countries: readonly string[]
    helplines?: Helplines
    said?: string | undefined
  },
  more: readonly PageLink[] = [],
): Draft {
  const words = HELP_WORDS[language]
  const country = countries.find((code) => helplines[code] !== undefined) ?? usualCountry(language, countries)
  const line = country === undefined ? undefined : helplines[country]
  const emergency = what === 'crisis' ? EMERGENCY[countries[0] ?? USUAL_COUNTRY[language] ?? ''] : undefined
  const { phone } = line ?? {}
  return draft(
    [
      said,
      line === undefined || phone === undefined || country === undefined
        ? words.elsewhere.replace('{web}', ANYWHERE.web)
        : words.reach
            .replace('{name}', line.name)
            .replace('{phone}', phone)
            .replace('{country}', countryLabel(country, language)),
    ],
    [
      ...(emergency === undefined
        ? []
        : [{ title: `${words.call} ${emergency}`, path: phoneLink(emergency) }]),
      ...(line === undefined || phone === undefined
        ? []
        : [{ title: `${words.call} ${line.name.replace(/^the /, '')}: ${phone}`, path: phoneLink(phone) }]),
      { title: words.page, path: PAGES.help.path },
      ...more,
    ],
  )
}

/**
 * The answer to a greeting or a harmless question in another language: what the assistant does, and that it speaks
 * English.
 */
export function inEnglishOnly(language: HelpLanguage): Draft {
  const words = HELP_WORDS[language]
  return draft([words.unknown], [{ title: words.page, path: PAGES.help.path }])
}

/**
 * The country where most speakers of a language live. Used only while no country was named, and always named beside its
 * number.
 */
const USUAL_COUNTRY: Partial<Record<HelpLanguage, string>> = {
  de: 'DE',
  fr: 'FR',
  es: 'ES',
  it: 'IT',
  sv: 'SE',
  nl: 'NL',
  pl: 'PL',
}

function usualCountry(language: HelpLanguage, countries: readonly string[]): string | undefined {
  return countries.length === 0 ? USUAL_COUNTRY[language] : undefined
}

function countryLabel(country: string, language: HelpLanguage): string {
  return OWN_NAMES[`${language}-${country}`] ?? countryName(country)
}

const OWN_NAMES: Readonly<Record<string, string>> = {
  'de-DE': 'Deutschland',
  'fr-FR': 'France',
  'es-ES': 'España',
  'it-IT': 'Italia',
  'sv-SE': 'Sverige',
  'nl-NL': 'Nederland',
  'pl-PL': 'Polska',
}

/** 112 is the emergency number of the whole European Union (Directive (EU) 2018/1972, article 109). */
const EMERGENCY: Readonly<Record<string, string>> = {
  GB: '999',
  IE: '112',
  US: '911',
  CA: '911',
  AU: '000',
  ...Object.fromEntries(
    ['AT', 'BE', 'DE', 'DK', 'ES', 'FI', 'FR', 'IT', 'NL', 'PL', 'PT', 'SE'].map((code) => [code, '112']),
  ),
}

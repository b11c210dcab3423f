/**
 * Free help for people who gamble and those around them, by country, as the services publish it. The assistant and the
 * help page use this list. It names well-known services only and is not complete.
 */
export interface Helpline {
  name: string
  phone?: string
  /** A second number. */
  alsoPhone?: string
  /** Who the line serves, where it does not serve the whole country. */
  note?: string
  /** Address without the protocol, for display. */
  web: string
  /** The day of the last check against the published number, such as 2026-11-20. */
  checkedOn?: string
}

/** By two-letter country code, in the order of the countries' names. Used unless staff keep a list of their own. */
export const HELPLINES: Readonly<Record<string, Helpline>> = {
  AU: { name: 'Gambling Help Online', phone: '1800 858 858', web: 'gamblinghelponline.org.au' },
  CA: {
    name: 'ConnexOntario',
    phone: '1-866-531-2600',
    note: 'Ontario; other provinces have their own',
    web: 'connexontario.ca',
    checkedOn: '2026-11-20',
  },
  DK: { name: 'StopSpillet', phone: '70 22 28 25', web: 'stopspillet.dk', checkedOn: '2026-11-20' },
  FI: { name: 'Peluuri', phone: '0800 100 101', web: 'peluuri.fi' },
  FR: {
    name: 'Joueurs Info Service',
    phone: '09 74 75 13 13',
    web: 'joueurs-info-service.fr',
    checkedOn: '2026-11-20',
  },
  DE: {
    name: 'Check dein Spiel',
    phone: '0800 137 27 00',
    web: 'check-dein-spiel.de',
    checkedOn: '2026-11-20',
  },
  IE: { name: 'Gambling Care', phone: '1800 936 725', web: 'gamblingcare.ie' },
  IT: { name: "the Telefono Verde Nazionale Gioco d'Azzardo", phone: '800 558 822', web: 'iss.it' },
  NL: { name: 'Loket Kansspel', phone: '0800 24 000 22', web: 'loketkansspel.nl' },
  NZ: { name: 'the Gambling Helpline', phone: '0800 654 655', web: 'gamblinghelpline.co.nz' },
  NO: { name: 'Hjelpelinjen', phone: '800 800 40', web: 'hjelpelinjen.no' },
  // The line for behavioural addictions of the Polish Psychological Association, open 17 to 22 h.
  PL: {
    name: 'Telefon zaufania „Uzależnienia behawioralne”',
    phone: '801 889 880',
    web: 'uzaleznieniabehawioralne.pl',
  },
  // The line for addictions of the Portuguese health service.
  PT: { name: 'Linha Vida', phone: '1414', note: 'Weekdays, 10 to 18 h', web: 'icad.pt' },
  ES: { name: 'FEJAR', phone: '900 200 225', web: 'fejar.org' },
  SE: { name: 'Stödlinjen', phone: '020-81 91 00', web: 'stodlinjen.se' },
  CH: { name: 'SOS Spielsucht', phone: '0800 040 080', web: 'sos-spielsucht.ch' },
  GB: {
    name: 'the National Gambling Helpline',
    phone: '0808 8020 133',
    web: 'gamcare.org.uk',
    checkedOn: '2026-11-20',
  },
  US: {
    name: 'the National Problem Gambling Helpline',
    phone: '1-800-GAMBLER',
    alsoPhone: '1-800-MY-RESET',
    web: 'ncpgambling.org',
  },
}

/** Free help in many languages, from any country. */
export const ANYWHERE: Helpline = { name: 'Gambling Therapy', web: 'gamblingtherapy.org' }

export type Helplines = Readonly<Record<string, Helpline>>

/** The helpline of the first of these countries that has one. */
export function helplineOf(countries: readonly string[], helplines: Helplines = HELPLINES): Helpline {
  return countries.map((code) => helplines[code]).find((line) => line !== undefined) ?? ANYWHERE
}

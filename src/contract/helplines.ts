/** Free help for people who gamble and those around them, by country; the rest of the world gets the last line. */
export interface Helpline {
  name: string
  /** As it is dialled in the country; some offer a chat only. */
  phone?: string
  /** Without the protocol, as people read it. */
  web: string
}

export const HELPLINES: Readonly<Record<string, Helpline>> = {
  GB: { name: 'the National Gambling Helpline', phone: '0808 8020 133', web: 'gamcare.org.uk' },
  US: { name: 'the problem gambling helpline', phone: '1-800-GAMBLER', web: 'ncpgambling.org' },
  AU: { name: 'Gambling Help Online', phone: '1800 858 858', web: 'gamblinghelponline.org.au' },
  NZ: { name: 'the Gambling Helpline', phone: '0800 654 655', web: 'gamblinghelpline.co.nz' },
  DE: { name: 'Check dein Spiel', phone: '0800 137 27 00', web: 'check-dein-spiel.de' },
  FR: { name: 'Joueurs Info Service', phone: '09 74 75 13 13', web: 'joueurs-info-service.fr' },
  ES: { name: 'FEJAR', phone: '900 200 225', web: 'fejar.org' },
  IT: { name: "the Telefono Verde Nazionale Gioco d'Azzardo", phone: '800 558 822', web: 'iss.it' },
  NL: { name: 'Loket Kansspel', phone: '0800 24 000 22', web: 'loketkansspel.nl' },
  SE: { name: 'Stödlinjen', phone: '020-81 91 00', web: 'stodlinjen.se' },
  DK: { name: 'StopSpillet', phone: '70 22 28 25', web: 'stopspillet.dk' },
  NO: { name: 'Hjelpelinjen', phone: '800 800 40', web: 'hjelpelinjen.no' },
  FI: { name: 'Peluuri', phone: '0800 100 101', web: 'peluuri.fi' },
  CH: { name: 'SOS Spielsucht', phone: '0800 040 080', web: 'sos-spielsucht.ch' },
}

/** Free, in many languages, wherever one lives. */
export const ANYWHERE: Helpline = { name: 'Gambling Therapy', web: 'gamblingtherapy.org' }

/** The helpline of the first of these countries that has one. */
export function helplineOf(countries: readonly string[]): Helpline {
  return countries.map((code) => HELPLINES[code]).find((line) => line !== undefined) ?? ANYWHERE
}

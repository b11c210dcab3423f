export interface Helpline {
  country: string
  name: string
  phones: readonly { number: string; note?: string }[]
  /** Without the protocol, as it is shown. */
  site?: string
}

/** Taken from the services' published details. Only well-known services; the page says that the list is not complete. */
export const HELPLINES: readonly Helpline[] = [
  {
    country: 'Australia',
    name: 'Gambling Help Online',
    phones: [{ number: '1800 858 858' }],
    site: 'gamblinghelponline.org.au',
  },
  {
    country: 'Canada',
    name: 'ConnexOntario',
    phones: [{ number: '1-866-531-2600', note: 'Ontario; other provinces have their own' }],
    site: 'connexontario.ca',
  },
  { country: 'Denmark', name: 'StopSpillet', phones: [{ number: '70 22 28 25' }], site: 'stopspillet.dk' },
  { country: 'Finland', name: 'Peluuri', phones: [{ number: '0800 100 101' }], site: 'peluuri.fi' },
  {
    country: 'France',
    name: 'Joueurs Info Service',
    phones: [{ number: '09 74 75 13 13' }],
    site: 'joueurs-info-service.fr',
  },
  {
    country: 'Germany',
    name: 'Telefonberatung zur Glücksspielsucht (BZgA)',
    phones: [{ number: '0800 1 37 27 00' }],
    site: 'check-dein-spiel.de',
  },
  {
    country: 'Ireland',
    name: 'Gambling Care',
    phones: [{ number: '1800 936 725' }],
    site: 'gamblingcare.ie',
  },
  {
    country: 'Italy',
    name: 'Telefono Verde, Istituto Superiore di Sanità',
    phones: [{ number: '800 558 822' }],
    site: 'iss.it',
  },
  {
    country: 'Netherlands',
    name: 'Loket Kansspel',
    phones: [{ number: '0800 24 000 22' }],
    site: 'loketkansspel.nl',
  },
  {
    country: 'New Zealand',
    name: 'Gambling Helpline',
    phones: [{ number: '0800 654 655' }],
    site: 'gamblinghelpline.co.nz',
  },
  { country: 'Norway', name: 'Hjelpelinjen', phones: [{ number: '800 800 40' }], site: 'hjelpelinjen.no' },
  { country: 'Spain', name: 'FEJAR', phones: [{ number: '900 200 225' }], site: 'fejar.org' },
  { country: 'Sweden', name: 'Stödlinjen', phones: [{ number: '020-819 100' }], site: 'stodlinjen.se' },
  {
    country: 'United Kingdom',
    name: 'National Gambling Helpline (GamCare)',
    phones: [{ number: '0808 8020 133' }],
    site: 'gamcare.org.uk',
  },
  {
    country: 'United States',
    name: 'National Problem Gambling Helpline',
    phones: [{ number: '1-800-MY-RESET' }, { number: '1-800-GAMBLER', note: 'many states' }],
    site: 'ncpgambling.org',
  },
]

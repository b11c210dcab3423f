import { BRITAIN } from '../offers/britain.ts'

/** Gambling Act 2005, section 33, as amended by the Gambling (Licensing and Advertising) Act 2014. */
export const LICENCE_GB =
  'In Great Britain only casinos with a licence of the UK Gambling Commission may take players; its public register lists them.'

/**
 * Part of the name of the licence that a casino must hold to take players of these countries; undefined where none is
 * required.
 */
export function neededLicence(countries: readonly string[]): string | undefined {
  return countries.includes(BRITAIN) ? 'gambling commission' : undefined
}

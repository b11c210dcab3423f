import { BRITAIN } from '../offers/britain.ts'

/** Gambling Act 2005, section 33, as amended by the Gambling (Licensing and Advertising) Act 2014. */
export const LICENCE_GB =
  'In Great Britain only casinos with a licence of the UK Gambling Commission may take players; its public register lists them.'

/** The part of the name of a licence without which no casino may take players of these countries; undefined for any. */
export function neededLicence(countries: readonly string[]): string | undefined {
  return countries.includes(BRITAIN) ? 'gambling commission' : undefined
}

/** Gambling Act 2005, section 33, as amended by the Gambling (Licensing and Advertising) Act 2014. */
export const LICENCE_GB =
  'In Great Britain only casinos with a licence of the Gambling Commission may take players. Look for one in the public register before you open an account, and leave out those without.'

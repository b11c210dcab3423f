/** The site's claims about itself until staff change them. */
export const DESCRIBED_CLAIMS = {
  footerText: 'A trusted source for casino bonuses, reviews and gambling guidance since 2024.',
  footerYear: '2025',
  drawerYear: '2024',
  casinoListTitle: 'Top Online Casinos 2025',
  /** Shown beside the links of the footer. An empty badge is left out. */
  badges: { secured: 'SSL Secured', privacy: 'Privacy Protected', reviews: 'Trusted Reviews' },
} as const

export type ClaimTexts = {
  readonly [Name in Exclude<keyof typeof DESCRIBED_CLAIMS, 'badges'>]: string
} & { readonly badges: Readonly<Record<keyof typeof DESCRIBED_CLAIMS.badges, string | null>> }

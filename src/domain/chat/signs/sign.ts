/** What a sign of danger is called, and in which language it was found. */

export type SignKind = 'crisis' | 'underage' | 'somebody_close' | 'exclusion' | 'evasion' | 'harm'

/** The languages that signs are recognised in and help is written in. */
export type HelpLanguage = 'en' | 'de' | 'fr' | 'es' | 'it' | 'pt' | 'sv' | 'nl' | 'pl' | 'sr'

export interface Sign {
  kind: SignKind
  language: HelpLanguage
}

export interface SignLimits {
  year: number
  /** The legal age where the visitor lives. */
  adultAt: number
}

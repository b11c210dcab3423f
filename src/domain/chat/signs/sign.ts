/** A sign of danger with its kind and language. */

export type SignKind = 'crisis' | 'underage' | 'somebody_close' | 'exclusion' | 'evasion' | 'harm'

/** The languages in which signs are recognised and help is written. */
export type HelpLanguage = 'en' | 'de' | 'fr' | 'es' | 'it' | 'pt' | 'sv' | 'nl' | 'pl' | 'sr'

export interface Sign {
  kind: SignKind
  language: HelpLanguage
}

export interface SignLimits {
  year: number
  /** The legal age in the visitor's country. */
  adultAt: number
}

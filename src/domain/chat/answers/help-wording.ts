import type { SignKind } from '../signs/sign.ts'

/** Each text is a few lines with one practical step; {reach} in `reach` and `elsewhere` is filled in. */
export interface HelpWording extends Readonly<Record<SignKind, string>> {
  later: string
  /** The answer to what is not understood. */
  unknown: string
  /** With {name}, {phone} and {country}. */
  reach: string
  /** With {web}. */
  elsewhere: string
  call: string
  page: string
}

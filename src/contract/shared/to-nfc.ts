/**
 * The text in Normalization Form C. Of more than 30 combining marks in a row the first 30 are kept, as in the
 * Stream-Safe Text Format (UAX #15, section 13), because sorting marks takes quadratic time: 9 seconds for a body of
 * 256 KB.
 */
export function toNfc(text: string): string {
  return text.replaceAll(LONG_RUN_OF_MARKS, '$1').normalize('NFC')
}

const LONG_RUN_OF_MARKS = /(\p{M}{30})\p{M}+/gu

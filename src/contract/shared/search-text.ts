import { toNfc } from './to-nfc.ts'

/** Cleans a typed search text: NFC, without control or invisible characters, single spaces, trimmed. */
export function cleanSearchText(text: string): string {
  return toNfc(text.toWellFormed().replaceAll('\uFFFD', ''))
    .replaceAll(/[\p{Cc}\p{Cf}\p{Co}\p{Cn}]+/gu, ' ')
    .replaceAll(/\s+/gu, ' ')
    .trim()
}

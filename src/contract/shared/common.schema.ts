import { z } from 'zod'
import { toNfc } from './to-nfc.ts'

/** A decimal string with one digit after the point, such as "9.2" (decision D-74). */
export const decimal = z.string().regex(/^\d{1,2}\.\d$/)
/** An instant in ISO 8601, UTC. */
export const isoDate = z.string()
export const id = z.int().min(1).max(2_147_483_647)

/**
 * A text field: NFC and trimmed. Removes control characters except tab and newline, bidi overrides, zero-width
 * characters except joiners that shape a word or an emoji, characters that XML forbids, and lone surrogates, which
 * PostgreSQL refuses. Lengths are in characters.
 * A text that is many times too long is refused before it is cleaned, because cleaning takes time.
 */
export function text(options: { min?: number; max: number; tooShort: string; tooLong: string }) {
  return z
    .string(options.tooShort)
    .refine(
      (value) => value.isWellFormed() && !value.includes('\0'),
      'This text contains characters that cannot be stored',
    )
    .refine((value) => value.length <= 10 * options.max + 1_000, options.tooLong)
    .transform(cleanText)
    .pipe(
      z
        .string()
        .min(options.min ?? 1, options.tooShort)
        .max(options.max, options.tooLong),
    )
}

function cleanText(value: string): string {
  return toNfc(value).replaceAll('\r\n', '\n').replaceAll(UNWANTED, '').replaceAll(IDLE_JOINERS, '').trim()
}

const UNWANTED =
  // oxlint-disable-next-line no-control-regex -- control characters are what it takes out
  /[\u0001-\u0008\u000B-\u001F\u007F-\u009F\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFDD0-\uFDEF\uFEFF\uFFFE\uFFFF]/g

/**
 * Joiners (U+200C, U+200D) without a visible effect: beside a space, a digit or a sign, beside a letter of a script
 * without joined forms, or several in a row. Joiners between letters that need them, as in Persian and the languages of
 * India, and between emoji are kept.
 */
const IDLE_JOINERS =
  /(?<![\p{L}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}])[\u200C\u200D]+|(?<=[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])[\u200C\u200D]+|[\u200C\u200D]+(?![\p{L}\p{M}\p{Extended_Pictographic}\u200C\u200D])|[\u200C\u200D]+(?=[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])|(?<=[\u200C\u200D])[\u200C\u200D]+/gu

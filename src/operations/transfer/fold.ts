import { toNfc } from '#contract/shared/to-nfc.ts'

/** A name or slug as files and items are matched by it: whatever its case and the spaces around it. */
export function fold(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number'
    ? toNfc(String(value)).trim().toLowerCase()
    : ''
}

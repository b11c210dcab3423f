import { toNfc } from '#contract/shared/to-nfc.ts'

/** Normalises a name or slug for matching: case and outer spaces are ignored. */
export function fold(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number'
    ? toNfc(String(value)).trim().toLowerCase()
    : ''
}

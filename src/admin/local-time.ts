import { LANGUAGE } from '#contract/shared/language.ts'
const TO_THE_MINUTE = new Intl.DateTimeFormat(LANGUAGE, { dateStyle: 'medium', timeStyle: 'short' })

/** "Nov 16, 2025, 9:05 AM" in the reader's time zone (decision D-12). */
export function localTime(at: string | number): string {
  return TO_THE_MINUTE.format(new Date(at))
}

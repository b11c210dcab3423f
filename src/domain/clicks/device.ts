import type { Device } from '#contract/clicks/click-words.ts'

/** The class of a device by its User-Agent header. Apple's tablets identify as computers and are counted as such. */
export function deviceOf(userAgent: string): Device {
  if (/iPad|Tablet|PlayBook|Silk(?!.*Mobile)|Android(?!.*Mobile)/i.test(userAgent)) return 'tablet'
  if (/Mobi|iPhone|iPod|Android/i.test(userAgent)) return 'phone'
  return /Windows NT|Macintosh|X11|CrOS/.test(userAgent) ? 'computer' : 'unknown'
}

/** Addresses of the web and of mail, telephone numbers and account names in plain notation. */

// Endings of bare domains. Country endings that are English words (in, is, it, me, to) are left out, because "fast.it
// works" is a missing space. Followed by a path, they do count.
const ENDING =
  '(?:com|net|org|info|biz|online|site|shop|club|xyz|casino|bet|app|dev|top|vip|win|link|live|ru|de|uk|io|co|eu|example)'

// A match may begin only at the start of a run; otherwise a long run would take quadratic time.
export const PLAIN_LINKS: readonly RegExp[] = [
  /\b(?:https?|hxxps?|ftp):\/\/[^\s<>"]*/gi,
  /\bwww\.[a-z0-9-][^\s<>"]*/gi,
  // Requires one case throughout: "slow.Net result" is a missing space.
  new RegExp(`(?<![@\\w.-])[a-z0-9-]{2,}(?:\\.[a-z0-9-]{2,})*\\.${ENDING}(?![\\w@])(?:/[^\\s<>"]*)?`, 'g'),
  new RegExp(`(?<![@\\w.-])[A-Z0-9-]{2,}(?:\\.[A-Z0-9-]{2,})*\\.${ENDING.toUpperCase()}(?![\\w@])`, 'g'),
  new RegExp(`(?<![@\\w.])[A-Z][a-z0-9-]+(?:\\.[a-z0-9-]{2,})*\\.${ENDING}(?![\\w@])`, 'g'),
  /(?<![\w.-])[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,}\/[\w?#-][^\s<>"]*/gi,
]

/** Mail addresses, telephone numbers and account names. */
export const PLAIN_CONTACTS: readonly RegExp[] = [
  /(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}/gi,
  // Telephone numbers: international, starting with 0, like 555-123-4567, or ten consecutive digits.
  /(?:\+|\b00)\s?\d(?:[\s().-]{0,2}\d){7,14}(?!\d)/g,
  /(?<![\d.,€$£])0\d(?:[\s()./-]{0,2}\d){7,11}(?!\d)/g,
  /(?<!\d)\(?\d{3}\)?[-. ]\d{3}[-. ]\d{4}(?!\d)/g,
  /(?<![\d.,€$£])\d{10,13}(?![\d.,])/g,
  /\b(?:telegram|whats\s?app|discord|instagram|wechat|signal)\b[\s:\w]{0,12}[@+]\w{3,}/gi,
  /(?<!\S)@(?=\w*[\d_])[a-z]\w{4,}/gi,
]

const DATE = /\b\d{4}-\d{1,2}-\d{1,2}\b|\b\d{1,2}[./-]\d{1,2}[./-]\d{2,4}\b/g

/** The text with its dates blanked, because they resemble telephone numbers. */
export function withoutDates(text: string): string {
  return text.replaceAll(DATE, (date) => ' '.repeat(date.length))
}

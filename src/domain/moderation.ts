/** When a visitor review waits for staff instead of being published at once (decision D-58). */
import { REVIEWS_PER_HOUR } from '#contract/limits.ts'

export interface ReviewSigns {
  userName: string
  title: string
  content: string
  /** How many reviews the address has already sent within the last hour, this one not counted. */
  reviewsFromAddressInHour: number
  /** True when the text is nearly the same as an earlier review of another author. */
  similarTo: boolean
}

/** The reasons to hold it, in words for staff; empty when it can be published. */
export function reasonsToHold(review: ReviewSigns): string[] {
  const text = [review.userName, review.title, review.content].join('\n').normalize('NFKC')
  const isMany = review.reviewsFromAddressInHour >= REVIEWS_PER_HOUR
  return [
    LINK_FORMS.some((form) => form.test(text)) ? 'Contains a link' : '',
    CONTACT_FORMS.some((form) => form.test(text.replaceAll(DATE, ' '))) ? 'Contains contact details' : '',
    isMany ? 'More than ten reviews from one address within an hour' : '',
    review.similarTo ? 'Nearly the same as an earlier review' : '',
  ].filter((reason) => reason !== '')
}

// Endings of bare domains. Country endings that are English words (in, is, it, me, to) are left out,
// because "fast.it works" is a slip of the space bar; with a path behind them they count all the same.
const ENDING =
  '(?:com|net|org|info|biz|online|site|shop|club|xyz|casino|bet|app|dev|top|vip|win|link|live|ru|de|uk|io|co|eu|example)'

const LINK_FORMS = [
  /\b(?:https?|hxxps?|ftp):\/\//i,
  /\bwww\.[a-z0-9-]/i,
  // One case throughout: "slow.Net result" is a sentence without its space.
  new RegExp(`(?<![@\\w.])[a-z0-9-]{2,}(?:\\.[a-z0-9-]{2,})*\\.${ENDING}(?![\\w@])`),
  new RegExp(`(?<![@\\w.])[A-Z0-9-]{2,}(?:\\.[A-Z0-9-]{2,})*\\.${ENDING.toUpperCase()}(?![\\w@])`),
  new RegExp(`(?<![@\\w.])[A-Z][a-z0-9-]+(?:\\.[a-z0-9-]{2,})*\\.${ENDING}(?![\\w@])`),
  /(?<![\w.])[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,}\/[\w?#-]/i,
  /\w\s*(?:\[\.\]|\(\.\)|\[dot\]|\(dot\)|\sdot\s)\s*(?:com|net|org|io|info)\b/i,
]

const DATE = /\b\d{4}-\d{1,2}-\d{1,2}\b|\b\d{1,2}[./-]\d{1,2}[./-]\d{2,4}\b/g

const CONTACT_FORMS = [
  /[\w.+-]+@[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}/i,
  /\w\s*(?:\(at\)|\[at\])\s*\w/i,
  // Telephone numbers: international, beginning with 0, of the form 555-123-4567, or ten digits in a row.
  /(?:\+|\b00)\s?\d(?:[\s().-]{0,2}\d){7,14}(?!\d)/,
  /(?<![\d.,€$£])0\d(?:[\s()./-]{0,2}\d){7,11}(?!\d)/,
  /(?<!\d)\(?\d{3}\)?[-. ]\d{3}[-. ]\d{4}(?!\d)/,
  /(?<![\d.,€$£])\d{10,13}(?![\d.,])/,
  /\b(?:telegram|whats\s?app|discord|instagram|wechat|signal)\b[\s:\w]{0,12}[@+]\w{3,}/i,
  /(?<!\S)@(?=\w*[\d_])[a-z]\w{4,}/i,
]

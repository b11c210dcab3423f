/** Mail addresses, telephone numbers and account names in plain notation. */
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

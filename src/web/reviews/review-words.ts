import { LANGUAGE } from '#contract/shared/language.ts'
const grouped = new Intl.NumberFormat(LANGUAGE)

/** "1,204 user reviews", "1 user review": a count with thousands separators (decision D-12). */
export function counted(count: number, thing: string): string {
  return `${grouped.format(count)} ${thing}${count === 1 ? '' : 's'}`
}

/** The first `limit` characters and "...", or the whole text when it is shorter. Never splits a character. */
export function excerpt(text: string, limit: number): string {
  const characters = Array.from(text)
  return characters.length <= limit ? text : `${characters.slice(0, limit).join('')}...`
}

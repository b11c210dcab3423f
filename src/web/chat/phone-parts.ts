import { phoneLink } from '#domain/countries/phone-link.ts'

/** A piece of a text; with an address where it is a number to call. */
export interface TextPart {
  text: string
  call?: string
}

/** A text cut at the numbers that the answer itself links to call: any other number may be an amount or a year. */
export function phoneParts(text: string, links: readonly { path: string }[]): TextPart[] {
  const calls = new Set(links.map(({ path }) => path).filter((path) => path.startsWith('tel:')))
  if (calls.size === 0) return [{ text }]
  return text
    .split(NUMBER)
    .filter((part) => part !== '')
    .map((part) => {
      const call = phoneLink(part)
      return NUMBER_ONLY.test(part) && calls.has(call) ? { text: part, call } : { text: part }
    })
}

/** Up to 20 characters, so that the search for an end is short. */
const NUMBER = /(\d[\d -]{1,20}\d)/
const NUMBER_ONLY = /^\d[\d -]*\d$/

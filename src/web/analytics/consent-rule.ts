import type { ConsentRule } from '#contract/site/site.schema.ts'

/** The event that tells the script in the head where the visitor seems to be: a code, or null. */
const SEEMS_COUNTRY = 'seemscountry'

let rule: Promise<ConsentRule | undefined> | undefined

/**
 * Whether consent is needed where this browser is; undefined when that cannot be found out, which must count as yes.
 * Asked once a page. Leaving the page ends the wait, so that what waits for the answer can still be sent.
 */
export function consentRule(): Promise<ConsentRule | undefined> {
  rule ??= Promise.race([
    askForRule(),
    new Promise<undefined>((leave) => addEventListener('pagehide', () => leave(undefined))),
  ])
  return rule
}

async function askForRule(): Promise<ConsentRule | undefined> {
  try {
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
    const answer = await fetch(`/api/consent?timeZone=${encodeURIComponent(timeZone)}`)
    if (!answer.ok) return undefined
    const found = (await answer.json()) as ConsentRule
    dispatchEvent(new CustomEvent(SEEMS_COUNTRY, { detail: found.country }))
    return found
  } catch {
    return undefined
  }
}

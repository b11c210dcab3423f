import type { ConsentRule } from '#contract/site/site.schema.ts'

/** The event that passes the visitor's likely country, a code or null, to the script in the head. */
const SEEMS_COUNTRY = 'seemscountry'

let rule: Promise<ConsentRule | undefined> | undefined

/**
 * Whether this browser's place requires consent; undefined when unknown, which must count as yes. Requested once per
 * page. Leaving the page ends the wait, so that waiting data can still be sent.
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

import type { RedirectKind } from '#contract/redirects/redirect-kinds.ts'

export const KIND_LABELS: Readonly<Record<RedirectKind, string>> = {
  exact: 'This address',
  prefix: 'All that begins with it',
}

/** What the address that is typed means for each kind. */
export const SOURCE_HINTS: Readonly<Record<RedirectKind, string>> = {
  exact: 'A path of this site without ? and #, such as /old-page',
  prefix: 'Such as /old: it and everything below it, not /older',
}

export const TARGET_HINTS: Readonly<Record<RedirectKind, string>> = {
  exact: 'A path of this site, such as /casinos',
  prefix: 'The rest of the old address is added to it: /old/a leads to /new/a',
}

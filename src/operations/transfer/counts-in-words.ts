/** The counts of an import in words, for the audit log. */

/** Such as "12 created, 3 changed, 2 left out". */
export function appliedInWords({
  created,
  changed,
  refused,
}: {
  created: number
  changed: number
  refused: number
}): string {
  return `${created} created, ${changed} changed${refused > 0 ? `, ${refused} left out` : ''}`
}

/** Such as "3 restored, 12 moved to the trash, 1 left alone". */
export function undoneInWords({
  restored,
  removed,
  leftAlone,
}: {
  restored: number
  removed: number
  leftAlone: number
}): string {
  const left = leftAlone > 0 ? `, ${leftAlone} left alone` : ''
  return `${restored} restored, ${removed} moved to the trash${left}`
}

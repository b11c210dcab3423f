const TO_THE_MINUTE = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' })

/** A moment by the clock of whoever looks; a dash where there is none. Admin screens are drawn in the browser only. */
export function AdminTime({ at }: { at: string | null }) {
  if (at === null) return <span className="mut">–</span>
  return <time dateTime={at}>{TO_THE_MINUTE.format(new Date(at))}</time>
}

import { localTime } from '../local-time.ts'

/** A moment by the clock of whoever looks; a dash where there is none. Admin screens are drawn in the browser only. */
export function AdminTime({ at }: { at: string | null }) {
  if (at === null) return <span className="mut">–</span>
  return <time dateTime={at}>{localTime(at)}</time>
}

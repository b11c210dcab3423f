import { formatRtp, rtpBand } from '#domain/games/rtp.ts'
import { NotStated } from './not-stated.tsx'

/** Return to player in the colour of its band, with pips that say the same; "Not stated" for null. */
export function Rtp({ percent }: { percent: number | null }) {
  if (percent === null) return <NotStated />
  return <span className={`rtp rtp--${rtpBand(percent)} num`}>{formatRtp(percent)}</span>
}

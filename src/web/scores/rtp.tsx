import { formatRtp, rtpBand } from '#domain/rtp.ts'

/** Return to player in the colour of its band, with pips that say the same. */
export function Rtp({ percent }: { percent: number }) {
  return <span className={`rtp rtp--${rtpBand(percent)} num`}>{formatRtp(percent)}</span>
}

import { formatRtp, rtpBand } from '#domain/rtp.ts'
import { NotStated } from './not-stated.tsx'
import { PipRow } from './pip-row.tsx'

/** Return to player in the colour of its band, with pips that say the same; "Not stated" for null. */
export function Rtp({ percent }: { percent: number | null }) {
  if (percent === null) return <NotStated />
  const band = rtpBand(percent)
  return (
    <span className={`rtp rtp--${band}`}>
      <PipRow lit={PIPS[band]} />
      <span className="num">{formatRtp(percent)}</span>
    </span>
  )
}

const PIPS = { high: 3, mid: 2, low: 1 } as const

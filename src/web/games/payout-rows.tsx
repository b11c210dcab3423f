import type { Game } from '#contract/games/games.schema.ts'
import { Rtp, Volatility } from '../cards/scores.tsx'

export function PayoutRows({ game: { rtp, volatility } }: { game: Pick<Game, 'rtp' | 'volatility'> }) {
  return (
    <>
      <div>
        <dt>RTP</dt>
        <dd>
          <Rtp percent={rtp} />
        </dd>
      </div>
      <div>
        <dt>Volatility</dt>
        <dd>
          <Volatility value={volatility} />
        </dd>
      </div>
    </>
  )
}

import { BandKey } from '../scores/band-key.tsx'
import { Rtp } from '../scores/rtp.tsx'
import { ExpertSum, ShownSum } from './casino-sums.tsx'
import { GameSum } from './game-sum.tsx'
import { InfoPage } from './info-page.tsx'
import { RATING_TEXTS } from './rating-sections.ts'
import { SafetyTable } from './safety-table.tsx'
import { TextBlocks } from './text-blocks.tsx'
import type { Route } from './+types/how-we-rate.screen.ts'

/** The formula of every score, worked through. */
export function HowWeRatePage({ loaderData: { example, game } }: Pick<Route.ComponentProps, 'loaderData'>) {
  return (
    <InfoPage
      title="How we rate"
      lead="The formula of every score on this site, with a real casino worked through."
      parts={[
        {
          id: 'safety',
          title: 'Safety index',
          body: (
            <>
              <TextBlocks blocks={RATING_TEXTS.safety} />
              <SafetyTable />
              <TextBlocks blocks={RATING_TEXTS.safetyEnd} />
            </>
          ),
        },
        {
          id: 'expert',
          title: 'Expert rating',
          body: (
            <>
              <TextBlocks blocks={RATING_TEXTS.expert} />
              {example && <ExpertSum example={example} />}
            </>
          ),
        },
        { id: 'users', title: 'User rating', body: <TextBlocks blocks={RATING_TEXTS.users} /> },
        {
          id: 'shown',
          title: 'When there is room for one',
          body: (
            <>
              <TextBlocks blocks={RATING_TEXTS.shown} />
              {example && <ShownSum example={example} />}
            </>
          ),
        },
        {
          id: 'games',
          title: 'The badge of a game',
          body: (
            <>
              <TextBlocks blocks={RATING_TEXTS.games} />
              {game && <GameSum game={game} />}
            </>
          ),
        },
        {
          id: 'bands',
          title: 'Bands and colours',
          body: (
            <>
              <TextBlocks blocks={RATING_TEXTS.bands} />
              <BandKey />
            </>
          ),
        },
        { id: 'words', title: 'Words in reviews', body: <TextBlocks blocks={RATING_TEXTS.words} /> },
        {
          id: 'rtp',
          title: 'RTP',
          body: (
            <>
              <TextBlocks blocks={RATING_TEXTS.rtp} />
              <p className="rtp-examples">
                <Rtp percent={97.3} />
                <Rtp percent={96.1} />
                <Rtp percent={94} />
              </p>
            </>
          ),
        },
        { id: 'order', title: 'What decides the order', body: <TextBlocks blocks={RATING_TEXTS.order} /> },
      ]}
    >
      <TextBlocks blocks={RATING_TEXTS.start} />
    </InfoPage>
  )
}

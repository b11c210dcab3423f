import type { ReactNode } from 'react'
import { DESCRIBED_HOME } from '#contract/settings/described-home.ts'
import type { HomeSection } from '#contract/settings/described-home.ts'
import { CommissionNote } from '../shell/commission-note.tsx'
import type { Route } from './+types/home.screen.ts'
import { HelpBand } from './help-band.tsx'
import { Hero } from './hero.tsx'
import { homeSections } from './home-sections.tsx'

type Frame = 'wrap' | 'section' | 'band' | 'plain'

/** The home page: the finder and the ranking, then its sections in the order of the settings. */
export function HomePage({ loaderData }: Pick<Route.ComponentProps, 'loaderData'>) {
  const { stats, topCasinos, topBonuses, home = DESCRIBED_HOME } = loaderData
  const draw = homeSections(loaderData)
  const shown = home.sections.filter(
    ({ id, isShown }) => isShown && (topBonuses.length > 0 || !BONUSES.has(id)),
  )
  const groups: { frame: Frame; isFirst: boolean; hasNote: boolean; sections: typeof shown }[] = [
    { frame: 'wrap', isFirst: true, hasNote: false, sections: [] },
  ]
  for (const section of shown) {
    const frame = FRAMES[section.id]
    // Once, above the first cards that may be paid for.
    const hasNote = OFFERS.has(section.id) && !groups.some((group) => group.hasNote)
    const last = groups.at(-1)
    if (last?.frame === frame && !hasNote) last.sections.push(section)
    else groups.push({ frame, isFirst: false, hasNote, sections: [section] })
  }
  return (
    <>
      <Hero
        title={home.title}
        lead={home.lead}
        casinos={topCasinos}
        stats={stats}
        claimSource={loaderData.claimSource}
        paymentMethods={loaderData.paymentMethods}
        reasons={loaderData.reasons}
        sections={home.sections.flatMap(({ id, isShown }) => (isShown ? [id] : []))}
      />
      {groups.map(({ frame, isFirst, hasNote, sections }) => (
        <Framed key={sections[0]?.id ?? ''} frame={frame}>
          {isFirst && <HelpBand />}
          {hasNote && <CommissionNote className="mb-4" />}
          {sections.map(({ id, title }) => draw[id](title ?? undefined))}
        </Framed>
      ))}
    </>
  )
}

function Framed({ frame, children }: { frame: Frame; children: ReactNode }) {
  if (frame === 'plain') return children
  if (frame === 'wrap') return <div className="wrap">{children}</div>
  if (frame === 'section') return <div className="section wrap">{children}</div>
  return (
    <div className="band">
      <div className="wrap">{children}</div>
    </div>
  )
}

const BONUSES: ReadonlySet<HomeSection> = new Set(['topBonuses', 'latestBonuses'])
const OFFERS: ReadonlySet<HomeSection> = new Set(['topCasinos', 'latestCasinos', ...BONUSES])
const FRAMES: Readonly<Record<HomeSection, Frame>> = {
  month: 'wrap',
  topCasinos: 'section',
  latestCasinos: 'section',
  topBonuses: 'band',
  latestBonuses: 'band',
  hotGames: 'section',
  latestGames: 'section',
  compare: 'plain',
  assistant: 'plain',
  news: 'section',
  newsletter: 'plain',
}

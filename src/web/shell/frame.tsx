import { useEffect } from 'react'
import type { ReactNode } from 'react'
import { watchVisits } from '../tracking/on-visit.ts'
import { FrameEnd } from './frame-end.tsx'
import { Header } from './header.tsx'
import { Queries } from './queries.tsx'
import { useSite } from './site-data.ts'
import { useBarsAway } from './use-bars-away.ts'

/** What stands around every public page, whether it was found or not. */
export function Frame({ children }: { children: ReactNode }) {
  const { isDemo } = useSite()
  useEffect(watchVisits, [])
  useBarsAway()
  return (
    <Queries>
      {/* Painting waits until the footer's start tag: grids painted half parsed would jump. The stylesheets take longer. */}
      <link rel="expect" href="#site-footer" blocking="render" />
      <a className="skip" href="#main">
        Skip to content
      </a>
      {isDemo === true && <p className="demo-line">Demo content: everything listed here is invented.</p>}
      <Header />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <FrameEnd />
    </Queries>
  )
}

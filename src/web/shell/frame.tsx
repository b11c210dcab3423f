import { useEffect } from 'react'
import type { ReactNode } from 'react'
import { watchVisits } from '../discovery/on-visit.ts'
import { resting } from './resting.tsx'

/** What stands around every public page, whether it was found or not. */
export function Frame({ children }: { children: ReactNode }) {
  useEffect(watchVisits, [])
  return (
    <>
      <a className="skip" href="#main">
        Skip to content
      </a>
      <Header />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <FrameEnd />
    </>
  )
}

const Header = resting(async () => (await import('./header.tsx')).Header, 'frame')
const FrameEnd = resting(async () => (await import('./frame-end.tsx')).FrameEnd, 'frame')

import type { ReactNode } from 'react'
import { ToastHost } from '#ui/toast.tsx'
import { TooltipLayer } from '#ui/tooltip-layer.tsx'
import { ChatButton } from '../chat/chat-button.tsx'
import { CompareTray } from '../compare/compare-tray.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { RouteProgress } from './route-progress.tsx'

/** What stands around every public page, whether it was found or not. */
export function Frame({ children }: { children: ReactNode }) {
  return (
    <>
      <a className="skip" href="#main">
        Skip to content
      </a>
      <RouteProgress />
      <Header />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <CompareTray />
      <Footer />
      <ChatButton />
      <ToastHost />
      <TooltipLayer />
    </>
  )
}

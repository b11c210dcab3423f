import { memo } from 'react'
import { ToastHost } from '#ui/toast.tsx'
import { TooltipLayer } from '#ui/tooltip-layer.tsx'
import { ChatButton } from '../chat/chat-button.tsx'
import { CompareTray } from '../compare/compare-tray.tsx'
import { ConsentBar } from '../tracking/consent-bar.tsx'
import { RecentStrip } from '../recent/recent-strip.tsx'
import { Footer } from './footer.tsx'
import { PrefetchOnIntent } from './prefetch-on-intent.tsx'
import { RouteProgress } from './route-progress.tsx'

/**
 * What follows every public page: the footer, and what lies over the page when it is wanted. It has no properties, so a
 * page that renders again leaves it alone.
 */
export const FrameEnd = memo(function FrameEnd() {
  return (
    <>
      <RecentStrip />
      <CompareTray />
      <ConsentBar />
      <Footer />
      <ChatButton />
      <ToastHost />
      <TooltipLayer />
      <RouteProgress />
      <PrefetchOnIntent />
    </>
  )
})

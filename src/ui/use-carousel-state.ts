import type { EmblaCarouselType as Embla } from 'embla-carousel'
import { useEffect, useState } from 'react'

/** Follows an Embla carousel: whether it has taken over, has anywhere to go, and which slide it stands at. */
export function useCarouselState(embla: Embla | undefined) {
  const [state, setState] = useState({ ready: false, moves: true, index: 0 })

  useEffect(() => {
    if (embla === undefined) return
    const follow = () =>
      setState({ ready: true, moves: embla.canScrollNext(), index: embla.selectedScrollSnap() })
    const rest = () => restUnseenSlides(embla)
    takeOverScroll(embla)
    follow()
    embla.on('select', follow).on('reInit', follow).on('slidesInView', rest)
    return () => {
      embla.off('select', follow).off('reInit', follow).off('slidesInView', rest)
    }
  }, [embla])

  return state
}

/** Until now the browser scrolled the row: go on from the slide that it had reached. */
function takeOverScroll(embla: Embla): void {
  const viewport = embla.rootNode()
  const width = embla.slideNodes()[0]?.getBoundingClientRect().width ?? 0
  const reached = width > 0 ? Math.round(viewport.scrollLeft / width) : 0
  viewport.scrollLeft = 0
  if (reached > 0) embla.scrollTo(reached, true)
}

/** What is out of sight is out of the tab order as well. */
function restUnseenSlides(embla: Embla): void {
  const seen = new Set(embla.slidesInView())
  for (const [at, slide] of embla.slideNodes().entries()) slide.toggleAttribute('inert', !seen.has(at))
}

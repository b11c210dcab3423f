import type { EmblaCarouselType, EmblaOptionsType } from 'embla-carousel'
import { useEffect, useState } from 'react'
import type { RefObject } from 'react'

/** Pixels before the row comes into sight. */
const AHEAD = '300px'

/**
 * Embla on a row of slides, from the moment the row comes near the window: until then, and without scripts, the
 * browser scrolls it, and nobody loads what nobody sees. The options are those of the first render.
 */
export function useEmbla(
  viewport: RefObject<HTMLElement | null>,
  options: EmblaOptionsType,
): EmblaCarouselType | undefined {
  const [embla, setEmbla] = useState<EmblaCarouselType>()
  const [first] = useState(options)

  useEffect(() => {
    const row = viewport.current
    if (row === null) return undefined
    let started: EmblaCarouselType | undefined
    let gone = false
    const start = async () => {
      const { default: create } = await import('embla-carousel')
      if (gone) return
      started = create(row, first)
      setEmbla(started)
    }
    const watch = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting !== true) return
        watch.disconnect()
        void start()
      },
      { rootMargin: AHEAD },
    )
    watch.observe(row)
    return () => {
      gone = true
      watch.disconnect()
      started?.destroy()
      setEmbla(undefined)
    }
  }, [first, viewport])

  return embla
}

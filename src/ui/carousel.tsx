import { clsx } from 'clsx'
import type { EmblaCarouselType, EmblaCarouselType as Embla, EmblaOptionsType } from 'embla-carousel'
import { ChevronLeft, ChevronRight } from 'lucide'
import { useEffect, useRef, useState } from 'react'
import type { Key, ReactNode, RefObject } from 'react'
import { IconButton } from './icon-button.tsx'

/** Pixels before the row comes into sight. */
const AHEAD = '300px'

export interface Slide {
  key: Key
  content: ReactNode
}

interface CarouselProps {
  label: string
  slides: readonly Slide[]
  /** The line above, which takes in the two buttons: they come before the slides in tab order. */
  head: (buttons: ReactNode) => ReactNode
  /** `start` lines the first slide up with the page; `center` puts the chosen one in the middle. */
  align?: 'start' | 'center'
  className?: string
}

/**
 * A looping row of slides. It arrives as a row that can be scrolled, and works so without scripts.
 * It never moves by itself, and jumps instead of gliding where less motion is asked for.
 */
export function Carousel({ label, slides, head, align = 'center', className }: CarouselProps) {
  const viewport = useRef<HTMLDivElement>(null)
  const embla = useEmbla(viewport, {
    loop: true,
    dragThreshold: 10,
    duration: 25,
    inViewThreshold: 0.05,
    align,
    breakpoints: { '(prefers-reduced-motion: reduce)': { duration: 0 } },
  })
  const { ready, moves, index } = useCarouselState(embla)

  return (
    <>
      {head(
        <span className="carousel__nav" data-off={!ready || !moves || undefined}>
          <IconButton
            outlined
            icon={ChevronLeft}
            label="Previous slide"
            onClick={() => embla?.scrollPrev()}
          />
          <IconButton outlined icon={ChevronRight} label="Next slide" onClick={() => embla?.scrollNext()} />
        </span>,
      )}
      <div
        ref={viewport}
        className={clsx('carousel', className)}
        data-ready={ready || undefined}
        role="region"
        aria-roledescription="carousel"
        aria-label={label}
        tabIndex={ready ? undefined : 0}
      >
        <div className="carousel__track">
          {slides.map((slide, at) => (
            <div
              key={slide.key}
              role="group"
              aria-roledescription="slide"
              aria-label={`${at + 1} of ${slides.length}`}
            >
              {slide.content}
            </div>
          ))}
        </div>
      </div>
      {moves && (
        <svg className="carousel__bar" aria-hidden="true">
          {/* Attributes, because the policy forbids style attributes in the server's HTML. */}
          <rect
            x={`${(index * 100) / slides.length}%`}
            width={`${100 / slides.length}%`}
            height="100%"
            rx="2"
          />
        </svg>
      )}
    </>
  )
}

/** Follows an Embla carousel: whether it has taken over, has anywhere to go, and which slide it is at. */
function useCarouselState(embla: Embla | undefined) {
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

/**
 * Embla on a row of slides, from the moment the row comes near the window: until then, and without scripts, the
 * browser scrolls it, and no one loads what no one sees. The options are those of the first render.
 */
function useEmbla(
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

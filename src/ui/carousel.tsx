import { clsx } from 'clsx'
import type { EmblaCarouselType, EmblaCarouselType as Embla, EmblaOptionsType } from 'embla-carousel'
import { Suspense, useEffect, useRef, useState, type Key, type ReactNode, type RefObject } from 'react'
import { IconButton } from './icon-button.tsx'
import './styles/carousel.css'

/** How close a row must come to the window to start its script, in pixels. */
const AHEAD = '300px'

export interface Slide {
  key: Key
  content: ReactNode
}

interface CarouselProps {
  label: string
  slides: readonly Slide[]
  /** The line above the slides, with the two buttons, which come first in tab order. */
  head: (buttons: ReactNode) => ReactNode
  className?: string
}

/**
 * A looping row of slides, rendered as a scrollable row that works without scripts. It never moves by itself, and jumps
 * instead of gliding where reduced motion is preferred. React hydrates it after the page, or with a press in it
 * (docs/decisions/0025).
 */
export function Carousel(props: CarouselProps) {
  return (
    <Suspense>
      <Slides {...props} />
    </Suspense>
  )
}

function Slides({ label, slides, head, className }: CarouselProps) {
  const viewport = useRef<HTMLDivElement>(null)
  const embla = useEmbla(viewport, {
    loop: true,
    dragThreshold: 10,
    duration: 25,
    inViewThreshold: 0.05,
    align: centred,
    breakpoints: { '(prefers-reduced-motion: reduce)': { duration: 0 } },
  })
  const { ready, moves, index } = useCarouselState(embla)

  return (
    <>
      {head(
        <span className="carousel__nav" data-off={!ready || !moves || undefined}>
          <IconButton
            outlined
            icon="chevron-left"
            label="Previous slide"
            onClick={() => embla?.scrollPrev()}
          />
          <IconButton outlined icon="chevron-right" label="Next slide" onClick={() => embla?.scrollNext()} />
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

/** How many whole slides fit side by side: 1 on a phone, with the neighbours partly visible. */
function slidesAcross(viewSize: number, slideSize: number): number {
  // Tolerates rounding by a fraction of a pixel.
  return Math.max(1, Math.floor(viewSize / slideSize + 0.01))
}

/** With an even number, the selected slide is the one left of the centre. */
function slidesBefore(across: number): number {
  return Math.ceil(across / 2) - 1
}

/** The start of the selected slide in pixels, so that the visible slides are centred. */
function centred(viewSize: number, slideSize: number): number {
  const across = slidesAcross(viewSize, slideSize)
  return (viewSize - across * slideSize) / 2 + slidesBefore(across) * slideSize
}

/** The state of an Embla carousel: whether it is running, can scroll, and its selected slide. */
function useCarouselState(embla: Embla | undefined) {
  const [state, setState] = useState({ ready: false, moves: true, index: 0 })

  useEffect(() => {
    if (embla === undefined) return
    const follow = () =>
      setState({ ready: true, moves: embla.canScrollNext(), index: embla.selectedScrollSnap() })
    const rest = () => restUnseenSlides(embla)
    follow()
    embla.on('select', follow).on('reInit', follow).on('slidesInView', rest)
    return () => {
      embla.off('select', follow).off('reInit', follow).off('slidesInView', rest)
    }
  }, [embla])

  return state
}

/** Removes slides out of view from the tab order. */
function restUnseenSlides(embla: Embla): void {
  const seen = new Set(embla.slidesInView())
  for (const [at, slide] of embla.slideNodes().entries()) slide.toggleAttribute('inert', !seen.has(at))
}

/**
 * Starts Embla when the row comes near the window. Until then, and without scripts, the browser scrolls it. The options
 * of the first render apply.
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
      started = create(row, { ...first, startIndex: reachedSlide(row) })
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

/** The slide in the middle of the browser's scroll position; the scrolling is reset. */
function reachedSlide(row: HTMLElement): number {
  const size = row.querySelector('[aria-roledescription="slide"]')?.getBoundingClientRect().width ?? 0
  if (size === 0) return 0
  const reached = Math.round(row.scrollLeft / size) + slidesBefore(slidesAcross(row.clientWidth, size))
  row.scrollLeft = 0
  return reached
}

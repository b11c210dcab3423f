import { clsx } from 'clsx'
import { ChevronLeft, ChevronRight } from 'lucide'
import { useRef } from 'react'
import type { Key, ReactNode } from 'react'
import { IconButton } from './icon-button.tsx'
import { useCarouselState } from './use-carousel-state.ts'
import { useEmbla } from './use-embla.ts'

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

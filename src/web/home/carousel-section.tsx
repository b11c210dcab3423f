import { ArrowRight } from 'lucide'
import type { ReactNode } from 'react'
import { Carousel } from '#ui/carousel.tsx'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'
import { LinkPlace } from '../shell/link-place.ts'

interface CarouselSectionProps<Item> {
  title: string
  /** Where "See all" goes. */
  all: string
  items: readonly Item[]
  /** Where a link inside the page leads to. */
  id?: string
  card: (item: Item) => ReactNode
  /** Four in a row instead of three. */
  narrow?: boolean
}

/** A home section: its title, the way to all of them, and a row of cards. Without items it is not there. */
export function CarouselSection<Item extends { id: number }>({
  title,
  all,
  items,
  id,
  card,
  narrow = false,
}: CarouselSectionProps<Item>) {
  if (items.length === 0) return null
  return (
    <section className="carousel-section" id={id} tabIndex={id === undefined ? undefined : -1}>
      <Carousel
        label={title}
        align="start"
        slides={items.map((item, index) => ({
          key: item.id,
          content: <LinkPlace value={`shelf.${index + 1}`}>{card(item)}</LinkPlace>,
        }))}
        {...(narrow && { className: 'carousel--game' })}
        head={(buttons) => (
          <div className="section__head">
            <h2>{title}</h2>
            <div className="section__tools">
              <Link className="see-all" to={all}>
                See all<span className="sr"> of {title}</span>
                <Icon of={ArrowRight} size={16} />
              </Link>
              {buttons}
            </div>
          </div>
        )}
      />
    </section>
  )
}

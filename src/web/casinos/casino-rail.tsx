/** Section links of a casino's page, and the bottom bar of small screens. */
import { useEffect, useRef, useState } from 'react'
import { refusals } from '../countries/country-note.tsx'
import { SafetyBadge } from '../cards/scores.tsx'
import { LinkPlace } from '../shell/link-place.ts'
import { OutboundLink } from '../shell/outbound-link.tsx'
import type { ShownCasino } from './shown-casino.ts'

/** A section is current once its top has passed this line below header and links, in pixels. */
const LINE = 180

export interface PageSection {
  id: string
  label: string
}

/** Links to the sections of a long page, with the current one marked. Sticky below the header. */
export function SectionNav({ sections }: { sections: readonly PageSection[] }) {
  const current = useCurrentSection(sections)
  const list = useRef<HTMLElement>(null)
  useEffect(() => {
    const link = list.current?.querySelector<HTMLElement>(`[href="#${current}"]`)
    if (link) list.current?.scrollTo({ left: link.offsetLeft - 24 })
  }, [current])
  return (
    <div className="subnav">
      <div className="wrap">
        <nav ref={list} className="scroll-x" aria-label="On this page">
          {sections.map(({ id, label }) => (
            <a key={id} href={`#${id}`} aria-current={id === current ? 'true' : undefined}>
              {label}
            </a>
          ))}
        </nav>
      </div>
    </div>
  )
}

/** The id of the current section; the first one until someone scrolls. */
function useCurrentSection(sections: readonly { id: string }[]): string | undefined {
  const ids = sections.map(({ id }) => id).join(' ')
  const [current, setCurrent] = useState(sections[0]?.id)
  useEffect(() => {
    let frame = 0
    const look = () => {
      frame = 0
      const passed = ids
        .split(' ')
        .filter((id) => (document.getElementById(id)?.getBoundingClientRect().top ?? Infinity) <= LINE)
      setCurrent(passed.at(-1) ?? ids.split(' ')[0])
    }
    const onScroll = () => {
      frame ||= requestAnimationFrame(look)
    }
    window.addEventListener('scroll', onScroll, { passive: true })
    return () => {
      window.removeEventListener('scroll', onScroll)
      cancelAnimationFrame(frame)
    }
  }, [ids])
  return current
}

export function CasinoActionBar({ casino }: { casino: ShownCasino }) {
  return (
    <div className="action-bar" role="group" aria-label={casino.name} {...refusals(casino)}>
      <SafetyBadge safetyIndex={casino.safetyIndex} />
      <LinkPlace value="bar">
        <OutboundLink to={casino} counts={{ type: 'casino', id: casino.id }}>
          Play Now
        </OutboundLink>
      </LinkPlace>
    </div>
  )
}

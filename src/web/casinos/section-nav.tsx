import { useEffect, useRef, useState } from 'react'

/** A section is current once its top has passed this line, in pixels: below the header and the links. */
const LINE = 180

interface SectionNavProps {
  sections: readonly { id: string; label: string }[]
}

/** Links to the sections of a long page, under the header, with the one in sight marked. */
export function SectionNav({ sections }: SectionNavProps) {
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

/** The id of the section in sight; the first one until someone scrolls. */
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

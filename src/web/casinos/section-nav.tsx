import { useEffect, useRef } from 'react'
import { useCurrentSection } from './use-current-section.ts'

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

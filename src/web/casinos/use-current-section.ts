import { useEffect, useState } from 'react'

/** A section is current once its top has passed this line, in pixels: below the header and the links. */
const LINE = 180

/** The id of the section in sight; the first one until somebody scrolls. */
export function useCurrentSection(sections: readonly { id: string }[]): string | undefined {
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

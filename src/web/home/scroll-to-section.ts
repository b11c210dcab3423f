import type { MouseEvent } from 'react'

/** For a link to a section of the same page: glides there (decision D-15), or jumps where less motion is asked for. */
export function scrollToSection(event: MouseEvent<HTMLAnchorElement>): void {
  const section = document.getElementById(event.currentTarget.hash.slice(1))
  if (section === null) return
  event.preventDefault()
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  section.scrollIntoView({ behavior: still ? 'auto' : 'smooth' })
  section.focus({ preventScroll: true })
}

import { useEffect, useRef } from 'react'

/** Keeps an element that opens under a field in sight while it changes its height. */
export function useInSight<Element extends HTMLElement>() {
  const element = useRef<Element>(null)
  useEffect(() => {
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches
    element.current?.scrollIntoView({ block: 'nearest', behavior: still ? 'auto' : 'smooth' })
  })
  return element
}

import { useEffect } from 'react'

/** Pixels in one direction after which the bars follow it: less is a trembling thumb. */
const NOTICED = 8
const BARS = '.site-header, .subnav'

/**
 * On phones the header and the links to sections leave on the way down and come back on the way up, at the top of the
 * page and with the keyboard's focus. They stay while a menu or dialog is open. They are moved by styles
 * (header.css): nothing on the page changes its place.
 */
export function useBarsAway(): void {
  useEffect(() => {
    let last = window.scrollY
    let frame = 0
    const show = () => delete document.body.dataset['bars']
    const look = () => {
      frame = 0
      markStuck()
      const at = window.scrollY
      const way = at - last
      if (at <= 0 || isInUse()) show()
      else if (way > NOTICED) document.body.dataset['bars'] = 'away'
      else if (way < -NOTICED) show()
      if (Math.abs(way) > NOTICED) last = at
    }
    const onScroll = () => {
      frame ||= requestAnimationFrame(look)
    }
    const onFocus = ({ target }: FocusEvent) => {
      if (target instanceof Element && target.closest(BARS) !== null) show()
    }
    window.addEventListener('scroll', onScroll, { passive: true })
    document.addEventListener('focusin', onFocus)
    return () => {
      window.removeEventListener('scroll', onScroll)
      document.removeEventListener('focusin', onFocus)
      cancelAnimationFrame(frame)
      show()
    }
  }, [])
}

function isInUse(): boolean {
  return (
    document.querySelector(':is(.site-header, .subnav) :focus-visible, dialog[open], :popover-open') !== null
  )
}

/** Links to sections that still stand at their place on the page are part of it, and do not leave. */
function markStuck(): void {
  const links = document.querySelector('.subnav')
  const before = links?.previousElementSibling?.getBoundingClientRect().bottom ?? 0
  const header = document.querySelector('.site-header')?.clientHeight ?? 0
  links?.toggleAttribute('data-stuck', before <= header)
}

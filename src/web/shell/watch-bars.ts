/** Pixels in one direction after which the bars react; less may be an unsteady thumb. */
const NOTICED = 8

const BARS = '.site-header, .subnav'

/**
 * On phones the header and the section links hide on scrolling down and return on scrolling up, at the top of the page
 * and with keyboard focus. They stay while a menu or dialog is open. Moved by styles (header.css) without changing the
 * layout.
 */
export function watchBars(): void {
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
}

function isInUse(): boolean {
  return (
    document.querySelector(':is(.site-header, .subnav) :focus-visible, dialog[open], :popover-open') !== null
  )
}

/** Section links still at their place on the page do not hide. */
function markStuck(): void {
  const links = document.querySelector('.subnav')
  if (links === null) return
  const header = document.querySelector('.site-header')?.getBoundingClientRect().height ?? 0
  links.toggleAttribute('data-stuck', links.getBoundingClientRect().top <= header)
}

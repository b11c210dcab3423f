/** A control that is the first thing a visitor touches on a page. */
export interface Touch {
  what: string
  path: string
  /** What is tapped: the first one that can be seen. */
  control: string
  /** What must be seen then: an element that opens, or one that is scrolled to. */
  layer: { opens: string } | { reaches: string }
  /** Height of the window in pixels: nothing may have to be scrolled before the tap. */
  height: number
}

const PHONE = 844
const TALL = 1700

export const TOUCHES: readonly Touch[] = [
  {
    what: 'menu',
    path: '/',
    control: 'button.menu-button',
    layer: { opens: '.sheet' },
    height: PHONE,
  },
  {
    what: 'filters',
    path: '/casinos',
    control: '.toolbar__filters',
    layer: { opens: '.dialog--filters, .filters' },
    height: PHONE,
  },
  {
    what: 'search',
    path: '/',
    control: 'main input[name=search]',
    layer: { opens: '.command--full, .search-layer[data-full]' },
    height: TALL,
  },
  {
    what: 'assistant',
    path: '/',
    control: '.chat-fab',
    layer: { opens: '.chat' },
    height: PHONE,
  },
  {
    what: 'compare',
    path: '/casinos',
    control: 'main .compare-toggle',
    layer: { opens: '.tray' },
    height: TALL,
  },
  {
    what: 'tabs',
    path: '/casino/aldermoon',
    control: '.subnav a[href="#expert-review"]',
    layer: { reaches: '#expert-review' },
    height: TALL,
  },
  {
    what: 'helplines',
    path: '/responsible-gambling',
    control: 'main a[href="#helplines"]',
    layer: { reaches: '#helplines' },
    height: 1100,
  },
]

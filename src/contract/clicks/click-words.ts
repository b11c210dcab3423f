/** The classes of clicks and what is recorded about each (docs/decisions/0047). */

/** Only `human` counts as a click in reports. */
export const CLICK_CLASSES = ['human', 'suspected', 'repeat', 'bot', 'preview', 'staff'] as const
export type ClickClass = (typeof CLICK_CLASSES)[number]

export const DEVICES = ['phone', 'tablet', 'computer', 'unknown'] as const
export type Device = (typeof DEVICES)[number]

/** What a request reveals about itself. Stored with the click, so that it can be classified again. */
export const CLICK_SIGNALS = ['head', 'prefetch', 'preview', 'bot', 'staff', 'no-page'] as const
export type ClickSignal = (typeof CLICK_SIGNALS)[number]

/** A cookie of the admin area for the addresses below /go: clicks of staff do not count. It grants nothing. */
export const STAFF_COOKIE = 'evenhand_staff'

/** The parts of pages that hold links to casinos. */
export const BLOCKS = [
  'list',
  'shelf',
  'offer',
  'offers',
  'bar',
  'finder',
  'compare',
  'places',
  'text',
] as const
export type Block = (typeof BLOCKS)[number]
/** A part of a page with the position in its list, from 1. */
export type BlockPlace = Block | `${Block}.${number}`

/** Where a link stands on the site. */
export interface Placement {
  /** The path of the page, such as `/casino/aldermoon`. */
  page: string | null
  block: Block | null
  /** Position in a list, from 1. */
  position: number | null
}

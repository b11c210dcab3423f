/** What a click can be, and what is known of it. docs/decisions/0047. */

/** Only `human` is counted as a click. */
export const CLICK_CLASSES = ['human', 'suspected', 'repeat', 'bot', 'preview', 'staff'] as const
export type ClickClass = (typeof CLICK_CLASSES)[number]

export const DEVICES = ['phone', 'tablet', 'computer', 'unknown'] as const
export type Device = (typeof DEVICES)[number]

/** What a request says of itself; stored with the click, so that it can be classified again. */
export const CLICK_SIGNALS = ['head', 'prefetch', 'preview', 'bot', 'staff', 'no-page'] as const
export type ClickSignal = (typeof CLICK_SIGNALS)[number]

/** The cookie that the admin area sets for the addresses below /go, so that clicks of staff are not counted. It grants nothing. */
export const STAFF_COOKIE = 'evenhand_staff'

/** The parts of pages that lead to casinos. */
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
/** A part of a page, and the place in a list of it, from 1. */
export type BlockPlace = Block | `${Block}.${number}`

/** Where on the site a link is. */
export interface Placement {
  /** The path of the page, such as `/casino/aldermoon`. */
  page: string | null
  block: Block | null
  /** In a list, from 1. */
  position: number | null
}

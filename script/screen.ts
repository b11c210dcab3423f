import type { Page } from '@playwright/test'

/** A screen to take a picture of. */
export interface Screen {
  name: string
  path: string
  /** Signed in as the owner. */
  forStaff?: boolean
  /** Brings the page into the state that is to be seen. */
  prepare?: (page: Page) => Promise<unknown>
  /** Only the part that fits the window. */
  windowOnly?: boolean
}

import { createContext } from 'react'
import type { BlockPlace } from '#contract/clicks/click-words.ts'

/** The part of the page that contains a casino's link, for click reports. */
export const LinkPlace = createContext<BlockPlace | undefined>(undefined)

import { createContext } from 'react'
import type { BlockPlace } from '#contract/clicks/click-words.ts'

/** The part of the page that links to casinos are in, for the report of clicks. */
export const LinkPlace = createContext<BlockPlace | undefined>(undefined)

import { askPlainly } from './ask-plainly.ts'
import { neverRead } from './never-read.ts'
import { readSlowly } from './read-slowly.ts'
import { sendSlowHeaders } from './send-slow-headers.ts'

/** The kinds of greedy clients, and what they do to the site on this port of 127.0.0.1 until their process ends. */
export const GREED = {
  neverRead: {
    what: '500 connections x 20 requests, never read',
    start: (port: number) => neverRead(port, 500),
  },
  readSlowly: { what: '200 readers of 64 bytes a second', start: (port: number) => readSlowly(port, 200) },
  slowHeaders: {
    what: '1,000 senders of a header a second',
    start: (port: number) => sendSlowHeaders(port, 1_000),
  },
  plain: { what: '50 readers of uncompressed pages', start: (port: number) => askPlainly(port, 50) },
} as const satisfies Record<string, { what: string; start: (port: number) => void }>

export type GreedName = keyof typeof GREED

export interface GreedOrder {
  greed: GreedName
  port: number
}

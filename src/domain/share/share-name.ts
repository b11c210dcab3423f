/**
 * The name in the address of a share picture: its subject, and a version that changes with its contents. An address
 * therefore always returns the same picture and can be cached forever.
 */
import type { ShareKind } from '#contract/shared/share-picture.ts'
import { PAGE_CARD_TEXTS } from './page-cards.ts'
import type { ShareCard } from './share-card.ts'

/** Elements of every picture. */
export interface ShareFrame {
  brandName: string
  /** Such as "evenhand.example". */
  host: string
}

/** Raise this when the layout changes. */
const DESIGN = 2

/** "casino/aldermoon-1f3k09a2b". */
export function shareName(kind: ShareKind, name: string, card: ShareCard, frame: ShareFrame): string {
  return `${kind}/${name}-${shareVersion(card, frame)}`
}

/** Nine characters of 0-9 and a-z. */
export function shareVersion(card: ShareCard, frame: ShareFrame): string {
  return digest(JSON.stringify([DESIGN, frame.brandName, frame.host, card]))
}

/** The version of the pictures of all fixed pages together. */
export function pageVersion(frame: ShareFrame): string {
  return digest(JSON.stringify([DESIGN, frame.brandName, frame.host, PAGE_CARD_TEXTS]))
}

export const SHARE_VERSION = /^[\da-z]{9}$/

/** 45 bits of two FNV-1a sums. Not secret, and forging it gains nothing. */
function digest(text: string): string {
  let [a, b] = [0x81_1c_9d_c5, 0x9e_37_79_b9]
  for (let at = 0; at < text.length; at++) {
    a = Math.imul(a ^ text.charCodeAt(at), 0x01_00_01_93)
    b = Math.imul(b ^ text.charCodeAt(at), 0x85_eb_ca_6b)
  }
  const mixed = ((b ^ (b >>> 15)) >>> 0) % 8_192
  return ((a >>> 0) * 8_192 + mixed).toString(36).padStart(9, '0').slice(-9)
}

/** Pictures and videos inside an article (decision D-52). */
import type { PostMedia } from '#contract/posts/posts.schema.ts'
import { readWebAddress } from '#contract/shared/web-address.ts'
import { cutAtOffers, type OfferMark } from './offer-marks.ts'

export type ArticlePart = { kind: 'html'; html: string } | { kind: 'media'; media: PostMedia } | OfferMark

/** The id of eleven characters in any usual form of a YouTube address; undefined for anything else. */
export function youtubeId(address: string): string | undefined {
  const read = readWebAddress(address)
  if (read === undefined) return undefined
  const url = new URL(read)
  const [, first = '', second = ''] = url.pathname.split('/')
  const id = candidate(url, first, second)
  return id !== null && /^[\w-]{11}$/.test(id) ? id : undefined
}

export function videoProblems(media: readonly { type: string; url: string }[]): string[] {
  return media.flatMap(({ type, url }, index) =>
    type === 'youtube' && youtubeId(url) === undefined ? [`Media ${index + 1} is not a YouTube address`] : [],
  )
}

/** The address of the embedded player that sets no cookie before the video is played. */
export function youtubeEmbedUrl(videoId: string): string {
  return `https://www.youtube-nocookie.com/embed/${videoId}`
}

/**
 * Splits content at its marks [media:1], [media:2]. Media without a mark come once, at the end; a repeated mark counts
 * once. A mark without a medium is dropped without splitting, so there are at most two parts per medium, plus one.
 * Marks of casinos and bonuses split too: see offer-marks.ts.
 */
export function articleParts(content: string, media: readonly PostMedia[]): ArticlePart[] {
  const waiting = new Map(media.map((item) => [item.position, item]))
  const parts: ArticlePart[] = []
  let html: string[] = []
  const endHtml = (): void => {
    const joined = html.join('')
    if (joined.trim() !== '') parts.push({ kind: 'html', html: joined })
    html = []
  }
  const addHtml = (text: string): void => {
    for (const [index, piece] of text.replaceAll(MARK_ALONE, '$1').split(MARK).entries()) {
      // Every second piece is the number in a mark.
      const item = index % 2 === 0 ? undefined : waiting.get(Number(piece))
      if (index % 2 === 0) html.push(piece)
      if (item === undefined) continue
      waiting.delete(item.position)
      endHtml()
      parts.push({ kind: 'media', media: item })
    }
  }
  for (const part of cutAtOffers(content)) {
    if (typeof part === 'string') addHtml(part)
    else {
      endHtml()
      parts.push(part)
    }
  }
  endHtml()
  return [...parts, ...[...waiting.values()].map((item): ArticlePart => ({ kind: 'media', media: item }))]
}

const MARK = /\[media:(\d{1,4})\]/
const MARK_ALONE = /<p>\s*(\[media:\d{1,4}\])\s*<\/p>/g

const YOUTUBE_HOSTS: ReadonlySet<string> = new Set([
  'youtube.com',
  'www.youtube.com',
  'm.youtube.com',
  'music.youtube.com',
  'youtube-nocookie.com',
  'www.youtube-nocookie.com',
])
const ID_FOLDERS: ReadonlySet<string> = new Set(['embed', 'shorts', 'live', 'v'])

function candidate(url: URL, first: string, second: string): string | null {
  if (url.hostname === 'youtu.be') return first
  if (!YOUTUBE_HOSTS.has(url.hostname)) return null
  if (first === 'watch') return url.searchParams.get('v')
  return ID_FOLDERS.has(first) ? second : null
}

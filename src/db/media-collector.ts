import type { PostForm } from '#contract/posts/fields.ts'
import { FORM } from '#contract/items/limits.ts'
import { youtubeId } from '#domain/posts/article-media.ts'

export interface MediaRules {
  /** The number of the first mark, and the most media. */
  first: number
  most: number
  /** The stored address of a picture or video from this source; undefined when unknown. */
  addressOf: (source: string) => string | undefined
}

export interface LostMedium {
  message: string
  given: string
}

export interface TakenMedia {
  content: string
  media: PostForm['contentMedia']
  lost: LostMedium[]
}

interface Tag {
  name: string
  attributes: Readonly<Record<string, string>>
  /** Offsets in the source; `to` is exclusive. */
  from: number
  to: number
}

interface Open {
  name: string
  from: number
  /** The number of texts and media before it. */
  texts: number
  media: number
  /** Its direct text, cut to a limit, while it has no child. */
  own: string | undefined
}

/** Follows the tags of a text and cuts its media out. Events must arrive in source order. */
export class MediaCollector {
  readonly #source: string
  readonly #rules: MediaRules
  readonly #open: Open[] = []
  readonly #media: PostForm['contentMedia'] = []
  readonly #lost: LostMedium[] = []
  /** In source order, without overlaps. */
  readonly #edits: { from: number; to: number; text: string }[] = []
  /** The number of open elements above the outermost block that cannot contain a mark; -1 outside of such blocks. */
  #block = -1
  /** Numbers of media whose marks follow after that block. */
  #waiting: number[] = []
  #texts = 0
  /** The open video or sound, with the address from it or its sources. */
  #player: { name: string; from: number; depth: number; source: string } | undefined
  #caption: { from: number; text: string } | undefined

  constructor(source: string, rules: MediaRules) {
    this.#source = source
    this.#rules = rules
  }

  open({ name, attributes, from, to }: Tag): void {
    const parent = this.#open.at(-1)
    if (parent !== undefined) parent.own = undefined
    const isPlayer = PLAYERS.has(name)
    if (this.#player !== undefined) this.#player.source ||= sourceOf(attributes)
    else if (name === 'img') this.#picture(attributes, { from, to })
    else if (name === 'embed') this.#video(name, sourceOf(attributes), { from, to })
    else if (isPlayer) this.#player = { name, from, depth: this.#open.length, source: sourceOf(attributes) }
    if (VOID.has(name)) return
    const figure = this.#open.findLast((element) => element.name === 'figure')
    const hasPicture = figure !== undefined && this.#media.length === figure.media + 1
    if (name === 'figcaption' && hasPicture) this.#caption = { from, text: '' }
    if (this.#block === -1 && !CONTAINERS.has(name) && !isPlayer) this.#block = this.#open.length
    this.#open.push({ name, from, texts: this.#texts, media: this.#media.length, own: '' })
  }

  text(text: string): void {
    if (this.#player !== undefined) return
    if (this.#caption !== undefined) {
      this.#caption.text += text
      return
    }
    const inside = this.#open.at(-1)
    if (inside?.own !== undefined && inside.own.length <= 300) inside.own += text
    if (text.trim() !== '') this.#texts += 1
  }

  close(name: string, to: number): void {
    if (this.#open.at(-1)?.name !== name) return
    const element = this.#open.pop()
    if (element === undefined) return
    const { from } = element
    if (this.#player?.depth === this.#open.length) {
      const { source } = this.#player
      this.#player = undefined
      this.#video(name, source, { from, to })
      return
    }
    if (name === 'figcaption' && this.#caption !== undefined) this.#endCaption(to)
    if (name === 'figure') this.#looseCaption(element, to)
    const isVideo = (name === 'p' || name === 'div') && isVideoAddress(element.own ?? '')
    if (isVideo) this.#video(name, (element.own ?? '').trim(), { from, to })
    const isBlock = this.#block === this.#open.length
    const holdsNothingElse = this.#media.length > element.media && this.#texts === element.texts
    if (this.#block !== -1 && (holdsNothingElse || isVideo)) this.#cut({ from, to })
    if (!isBlock) return
    this.#block = -1
    if (this.#waiting.length > 0) this.#edits.push({ from: to, to, text: this.#waiting.map(markOf).join('') })
    this.#waiting = []
  }

  taken(): TakenMedia {
    const pieces: string[] = []
    let at = 0
    for (const { from, to, text } of this.#edits) {
      pieces.push(this.#source.slice(at, from), text)
      at = to
    }
    pieces.push(this.#source.slice(at), ...this.#waiting.map(markOf))
    return { content: pieces.join(''), media: this.#media, lost: this.#lost }
  }

  #picture(attributes: Tag['attributes'], range: Range): void {
    const source = pictureSource(attributes)
    const address = this.#rules.addressOf(source)
    const isInText = /^data:/i.test(source)
    // Pages with lazy pictures repeat them for browsers without scripts.
    const isRepeated =
      this.#open.some(({ name }) => name === 'noscript') && this.#media.at(-1)?.url === address
    if (isRepeated) return this.#cut(range)
    if (address === undefined || isInText)
      return this.#lose(isInText ? IN_TEXT : source === '' ? NO_ADDRESS : NO_SITE, source, range)
    const alt = attributes.alt?.trim().slice(0, FORM.alt) || null
    this.#take({ type: 'image', url: address, caption: null, alt }, range)
  }

  #video(name: string, source: string, range: Range): void {
    const address = this.#rules.addressOf(source)
    const id = address === undefined ? undefined : youtubeId(address)
    if (id === undefined) return this.#lose(LOST[name] ?? LOST.iframe ?? '', source, range)
    const url = `https://www.youtube.com/watch?v=${id}`
    this.#take({ type: 'youtube', url, caption: null, alt: null }, range)
  }

  #take(medium: PostForm['contentMedia'][number], range: Range): void {
    if (this.#media.length >= this.#rules.most)
      return this.#lose(`An article may have at most ${FORM.media} pictures and videos`, medium.url, range)
    this.#media.push(medium)
    const number = this.#rules.first + this.#media.length - 1
    if (this.#block === -1) return this.#cut(range, markOf(number))
    this.#waiting.push(number)
    this.#cut(range)
  }

  #lose(message: string, source: string, range: Range): void {
    this.#lost.push({ message, given: source })
    this.#cut(range)
  }

  #endCaption(to: number): void {
    const { from, text } = this.#caption ?? { from: to, text: '' }
    this.#caption = undefined
    if (this.#setCaption(text)) this.#cut({ from, to })
    else this.#texts += 1
  }

  /** WordPress writes the caption of an old picture as bare text after it. */
  #looseCaption({ from, media, texts }: Open, to: number): void {
    const last = this.#edits.at(-1)
    if (this.#media.length !== media + 1 || this.#texts !== texts + 1 || last === undefined) return
    const behind = this.#source.slice(last.to, to).replace(/<\/figure>$/i, '')
    if (last.from < from || behind.includes('<') || !this.#setCaption(behind)) return
    this.#cut({ from: last.to, to: last.to + behind.length })
    this.#texts = texts
  }

  /** False for a text that is too long for a caption. */
  #setCaption(text: string): boolean {
    const caption = text.replaceAll(/\s+/g, ' ').trim()
    const medium = this.#media.at(-1)
    if (medium === undefined || caption.length > FORM.title) return false
    medium.caption ??= caption === '' ? null : caption
    return true
  }

  #cut({ from, to }: Range, text = ''): void {
    // A mark directly before the range does not belong to it.
    for (let last = this.#edits.at(-1); last !== undefined && last.from >= from && last.to > from;) {
      this.#edits.pop()
      last = this.#edits.at(-1)
    }
    this.#edits.push({ from, to, text })
  }
}

interface Range {
  from: number
  to: number
}

const PLAYERS: ReadonlySet<string> = new Set(['iframe', 'video', 'audio', 'object'])
const VOID: ReadonlySet<string> = new Set([
  'img',
  'embed',
  'br',
  'hr',
  'source',
  'wbr',
  'input',
  'meta',
  'link',
])
/** Elements that the sanitiser drops and that may contain paragraphs. */
const CONTAINERS: ReadonlySet<string> = new Set(
  'html body div section article main header footer aside center figure figcaption picture noscript'.split(
    ' ',
  ),
)

const IN_TEXT = 'This picture is inside the text itself. Upload it to the library'
const NO_ADDRESS = 'This picture has no address'
const NO_SITE = 'The address does not say of which site. Give the address of the other site'
const LOST: Readonly<Record<string, string>> = {
  audio: 'Sounds cannot be shown in articles',
  video: 'Videos can be shown from YouTube only',
  iframe: 'Embedded pages cannot be shown, other than videos from YouTube',
}

function markOf(number: number): string {
  return `<p>[media:${number}]</p>`
}

function sourceOf(attributes: Tag['attributes']): string {
  return attributes.src?.trim() || attributes['data-src']?.trim() || attributes.data?.trim() || ''
}

/** Pages with lazy pictures keep the address in another attribute and a placeholder in `src`. */
function pictureSource(attributes: Tag['attributes']): string {
  const late = attributes['data-src'] ?? attributes['data-lazy-src'] ?? attributes['data-original']
  const own = attributes.src?.trim() ?? ''
  return late !== undefined && (own === '' || /^data:/i.test(own)) ? late.trim() : own
}

function isVideoAddress(text: string): boolean {
  const trimmed = text.trim()
  return trimmed.startsWith('http') && trimmed.length <= 200 && youtubeId(trimmed) !== undefined
}

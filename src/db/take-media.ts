/** Pictures and videos out of the HTML of other sites, which the sanitiser would leave out. */
import { DomHandler, DomUtils, ElementType, Parser } from 'htmlparser2'
import { FORM } from '#contract/items/limits.ts'
import type { PostForm } from '#contract/posts/fields.ts'
import { ARTICLE } from '#contract/posts/limits.ts'
import { youtubeId } from '#domain/posts/article-media.ts'
import { withoutShortcodes } from '#domain/posts/wordpress-shortcodes.ts'
import { boundedTokenizer } from './bounded-tokenizer.ts'

interface MediaRules {
  /** The number of the first mark, and the most media. */
  first: number
  most: number
  /** The stored address of a picture or video from this source; undefined when unknown. */
  addressOf: (source: string) => string | undefined
}

interface TakenMedia {
  content: string
  media: PostForm['contentMedia']
  lost: { message: string; given: string }[]
}

type Node = DomHandler['dom'][number]
type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number]

/** What a node is in. */
interface Place {
  /** Numbers of media whose marks follow after the outermost block that cannot contain a mark. */
  waiting?: number[]
  /** The innermost figure, by the number of media before it. */
  figure?: number
  isNoscript?: boolean
}

/**
 * Each picture and YouTube video becomes a medium, and a [media:N] mark takes its place, in a paragraph of its own
 * behind the block it is in. A caption goes with its picture. What cannot be shown is listed in `lost`, with its
 * address. Content without any of these stays exactly as it is. Takes time in proportion to the length.
 */
export function takeMedia(content: string, { first, most, addressOf }: MediaRules): TakenMedia {
  const html = withoutShortcodes(content)
  const media: TakenMedia['media'] = []
  const lost: TakenMedia['lost'] = []
  if (!HOLDS_MEDIA.test(html)) return { content, media, lost }

  const lose = (message: string, given: string): Node[] => {
    lost.push({ message, given })
    return []
  }
  const take = (medium: TakenMedia['media'][number], { waiting }: Place): Node[] => {
    if (media.length >= most)
      return lose(`An article may have at most ${FORM.media} pictures and videos`, medium.url)
    const number = first + media.push(medium) - 1
    if (waiting === undefined) return markOf(number)
    waiting.push(number)
    return []
  }
  const picture = ({ attribs }: Element, place: Place): Node[] => {
    const source = pictureSource(attribs)
    const url = addressOf(source)
    // Pages with lazy pictures repeat them for browsers without scripts.
    if (place.isNoscript === true && media.at(-1)?.url === url) return []
    if (/^data:/i.test(source)) return lose(IN_TEXT, source)
    if (url === undefined) return lose(source === '' ? NO_ADDRESS : NO_SITE, source)
    return take(
      { type: 'image', url, caption: null, alt: attribs.alt?.trim().slice(0, FORM.alt) || null },
      place,
    )
  }
  const video = (name: string, source: string, place: Place): Node[] => {
    const id = youtubeId(addressOf(source) ?? '')
    if (id === undefined) return lose(LOST[name] ?? LOST.iframe ?? '', source)
    const url = `https://www.youtube.com/watch?v=${id}`
    return take({ type: 'youtube', url, caption: null, alt: null }, place)
  }
  /** False for a text that is too long for a caption. */
  const setCaption = (text: string): boolean => {
    const caption = text.replaceAll(/\s+/g, ' ').trim()
    const medium = media.at(-1)
    if (medium === undefined || caption.length > FORM.title) return false
    medium.caption ??= caption === '' ? null : caption
    return true
  }
  const read = (node: Node, place: Place): Node[] => {
    if (!('attribs' in node)) return [node]
    const { name } = node
    const isOfPicture = place.figure !== undefined && media.length === place.figure + 1
    if (name === 'img') return picture(node, place)
    if (PLAYERS.has(name)) return video(name, playerSource(node), place)
    if (name === 'figcaption' && isOfPicture && setCaption(DomUtils.textContent(node))) return []
    const before = media.length
    const isBlock = place.waiting === undefined && !CONTAINERS.has(name)
    const waiting = isBlock ? [] : place.waiting
    const inside = {
      ...place,
      ...(waiting && { waiting }),
      ...(name === 'figure' && { figure: before }),
      isNoscript: place.isNoscript || name === 'noscript',
    }
    const address = videoAddress(node)
    node.children =
      address === undefined
        ? node.children.flatMap((child) => read(child, inside))
        : video(name, address, inside)
    if (name === 'figure' && media.length === before + 1)
      node.children = withoutLooseCaption(node.children, setCaption)
    const isEmpty = waiting !== undefined && media.length > before && DomUtils.textContent(node).trim() === ''
    return [...(isEmpty ? [] : [node]), ...(isBlock ? (waiting ?? []).flatMap(markOf) : [])]
  }
  const kept = parse(html).flatMap((node) => read(node, {}))
  return { content: DomUtils.getOuterHTML(kept, { encodeEntities: 'utf8' }), media, lost }
}

const HOLDS_MEDIA =
  /<(?:img|iframe|video|audio|embed|object)[\s/>]|>\s{0,20}https?:\/\/(?:[a-z]{1,9}\.)?youtu(?:be\.com|\.be|be-nocookie\.com)\//i
const PLAYERS: ReadonlySet<string> = new Set(['iframe', 'video', 'audio', 'object', 'embed'])
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

function isText({ type }: Node): boolean {
  return type === ElementType.Text
}

/** The nodes of a text, nested no deeper than an article may be. */
function parse(html: string): Node[] {
  const handler = new (class extends DomHandler {
    get depth(): number {
      return this.tagStack.length - 1
    }
  })()
  new Parser(handler, { Tokenizer: boundedTokenizer(() => handler.depth < ARTICLE.nesting) }).end(html)
  return handler.dom
}

function markOf(number: number): Node[] {
  return parse(`<p>[media:${number}]</p>`)
}

/** WordPress writes the caption of an old picture as bare text after it. */
function withoutLooseCaption(nodes: Node[], setCaption: (text: string) => boolean): Node[] {
  const texts = nodes.filter((node) => isText(node))
  const isAlone = nodes.every((node) => isText(node) || /^\[media:\d+\]$/.test(DomUtils.textContent(node)))
  const text = DomUtils.textContent(texts)
  return isAlone && text.trim() !== '' && setCaption(text) ? nodes.filter((node) => !isText(node)) : nodes
}

function sourceOf({ attribs }: Element): string {
  return attribs.src?.trim() || attribs['data-src']?.trim() || attribs.data?.trim() || ''
}

/** The address of a player, else the first of its sources. */
function playerSource(node: Element): string {
  const sources = [node, ...DomUtils.getElementsByTagName('*', node.children)].map(sourceOf)
  return sources.find((source) => source !== '') ?? ''
}

/** Pages with lazy pictures keep the address in another attribute and a placeholder in `src`. */
function pictureSource(attribs: Element['attribs']): string {
  const late = attribs['data-src'] ?? attribs['data-lazy-src'] ?? attribs['data-original']
  const own = attribs.src?.trim() ?? ''
  return late !== undefined && (own === '' || /^data:/i.test(own)) ? late.trim() : own
}

/** The address of a YouTube video that is all that a paragraph holds. */
function videoAddress({ name, children }: Element): string | undefined {
  if ((name !== 'p' && name !== 'div') || !children.every((child) => isText(child))) return undefined
  const text = DomUtils.textContent(children).trim()
  return text.startsWith('http') && text.length <= 200 && youtubeId(text) !== undefined ? text : undefined
}

import { youtubeId } from '#domain/posts/article-media.ts'

const STYLES = 'data-pasted-style'

/** Decides about a picture in pasted text: its block, or nothing where it cannot be taken over. */
export type TakePicture = (picture: { src: string; alt: string; caption: string }) => PastedBlock | undefined
/** Reports pasted content that cannot be taken over, such as a sound, with its address. */
export type TellLost = (address: string, problem: string) => void

interface PastedBlock {
  medium: object
  task: number | null
}

/**
 * Prepares pasted HTML for the editor, which accepts only what it knows: heading levels are mapped to ours, word
 * processor lists become nested lists, pictures and videos become blocks, and non-text is removed.
 */
export function cleanPaste(html: string, takePicture: TakePicture, tellLost: TellLost): string {
  const page = new DOMParser().parseFromString(withoutActive(html), 'text/html')
  takeMedia(page, takePicture, tellLost)
  for (const element of page.querySelectorAll(
    'style, script, meta, link, title, xml, template, iframe, object, video, audio',
  ))
    element.remove()
  for (const [from, to] of HEADINGS)
    for (const heading of page.querySelectorAll(from)) rename(page, heading, to)
  nestLists(page)
  markPastedStyles(page)
  for (const link of page.querySelectorAll('a[rel]')) keepNofollow(link)
  return page.body.innerHTML
}

/**
 * Parsing executes and styles nothing, but browsers report every handler and style that the policy would block, and
 * empty the styles. Renaming the attributes preserves them.
 */
function withoutActive(html: string): string {
  return html
    .replaceAll(/<style\b[\s\S]*?<\/style\s*>/gi, '')
    .replaceAll(/<[a-z][^>]*>/gi, (tag) =>
      tag
        .replaceAll(/\son\w+\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>]+)/gi, '')
        .replaceAll(/\sstyle\s*=/gi, ` ${STYLES}=`),
    )
}

/** The page's own heading is the only h1. */
const HEADINGS: ReadonlyMap<string, string> = new Map([
  ['h1', 'h2'],
  ['h5', 'h4'],
  ['h6', 'h4'],
])

function rename(page: Document, element: Element, name: string): void {
  const renamed = page.createElement(name)
  renamed.append(...element.childNodes)
  element.replaceWith(renamed)
}

function takeMedia(page: Document, takePicture: TakePicture, tellLost: TellLost): void {
  // The editor's own pictures are kept.
  for (const image of page.querySelectorAll('img')) {
    const alt = image.getAttribute('alt') ?? ''
    // WordPress writes emoji as pictures, and visit counters are pictures of one pixel.
    if (image.classList.contains('emoji')) image.replaceWith(alt)
    else if (['width', 'height'].some((side) => Number(image.getAttribute(side) ?? 9) <= 1)) image.remove()
    else {
      const caption = captionOf(image)
      const src = image.getAttribute('data-src') ?? image.getAttribute('src') ?? ''
      replace(page, image, takePicture({ src, alt: alt.trim(), caption }))
    }
  }
  for (const frame of page.querySelectorAll('iframe, video, audio, embed')) {
    const address = frame.getAttribute('src') ?? frame.querySelector('source')?.getAttribute('src') ?? ''
    const video = URL.parse(address, 'https://this-site.invalid')?.href ?? ''
    if (youtubeId(video) !== undefined)
      replace(page, frame, {
        medium: { type: 'youtube', url: video, caption: captionOf(frame), alt: '' },
        task: null,
      })
    else {
      tellLost(address || frame.localName, 'Only pictures and YouTube videos can be taken over.')
      frame.remove()
    }
  }
}

function captionOf(element: Element): string {
  const caption = element.closest('figure, .wp-caption')?.querySelector('figcaption, .wp-caption-text')
  const text = caption?.textContent.trim() ?? ''
  caption?.remove()
  return text
}

/** Media stand between blocks, so media in a list, table or quote are moved after it. */
function replace(page: Document, element: Element, block: PastedBlock | undefined): void {
  if (block !== undefined) {
    const place = page.createElement('div')
    place.dataset['medium'] = JSON.stringify(block.medium)
    if (block.task !== null) place.dataset['task'] = String(block.task)
    const outer = outermost(element)
    if (outer === undefined) element.before(place)
    else {
      // Several from one list keep their order.
      let after = outer
      while (after.nextElementSibling?.hasAttribute('data-medium') === true) after = after.nextElementSibling
      after.after(place)
    }
  }
  element.remove()
}

function outermost(element: Element): Element | undefined {
  let outer: Element | undefined
  for (let at = element.parentElement; at !== null; at = at.parentElement)
    if (at.matches('ul, ol, table, blockquote, dl, h1, h2, h3, h4, h5, h6')) outer = at
  return outer
}

function keepNofollow(link: Element): void {
  const words = (link.getAttribute('rel') ?? '').split(/\s+/)
  if (words.includes('nofollow') && !words.includes('sponsored')) link.setAttribute('rel', 'nofollow')
  else link.removeAttribute('rel')
}

/** Nests lists of word processors: Word writes bullets before paragraphs, Google Docs puts lists beside items. */
function nestLists(page: Document): void {
  listWordParagraphs(page)
  // Older WordPress and Google Docs: <ul><li>a</li><ul><li>b</li></ul></ul>
  for (const list of page.querySelectorAll('ul > ul, ul > ol, ol > ul, ol > ol')) {
    const before = list.previousElementSibling
    if (before?.localName === 'li') before.append(list)
    else {
      const item = page.createElement('li')
      list.before(item)
      item.append(list)
    }
  }
}

interface OpenList {
  element: Element
  level: number
}

/** Word states the level of an item in its style: "mso-list:l0 level2 lfo1". */
function listWordParagraphs(page: Document): void {
  let open: OpenList[] = []
  let last: Element | undefined
  for (const item of page.querySelectorAll(`p[class*="MsoListParagraph"], p[${STYLES}*="mso-list"]`)) {
    const level = Number(/level([1-9])/.exec(item.getAttribute(STYLES) ?? '')?.[1] ?? 1)
    const name = /^(?:\d+|[a-z]{1,4})[.)]/i.test(item.textContent.trim()) ? 'ol' : 'ul'
    // Text between two lists separates them.
    if (last === undefined || item.previousElementSibling !== last) open = []
    open = open.filter((one) => one.level < level || (one.level === level && one.element.localName === name))
    if (open.at(-1)?.level !== level) {
      const element = page.createElement(name)
      const parent = open.at(-1)?.element.lastElementChild
      if (parent === null || parent === undefined) item.before(element)
      else parent.append(element)
      open.push({ element, level })
      if (open.length === 1) last = element
    }
    open.at(-1)?.element.append(entryOf(page, item))
    item.remove()
  }
}

function entryOf(page: Document, item: Element): Element {
  for (const bullet of item.querySelectorAll(`[${STYLES}*="mso-list"]`)) bullet.remove()
  const entry = page.createElement('li')
  entry.append(...item.childNodes)
  const first = entry.firstChild
  if (first?.nodeType === Node.TEXT_NODE && first.textContent !== null)
    first.textContent = first.textContent.replace(/^\s*(?:[·•o§-]|\d+[.)]|[a-z][.)])\s+/i, '')
  return entry
}

/**
 * Converts pasted styles to elements: word processors write bold text as a span with a font weight. The editor cannot
 * read styles, because the content security policy empties style attributes of parsed HTML.
 */
function markPastedStyles(page: Document): void {
  const { style } = document.createElement('span')
  for (const element of page.querySelectorAll(`[${STYLES}]`)) {
    style.cssText = element.getAttribute(STYLES) ?? ''
    for (const [name, isMarked] of MARKS) if (isMarked(style)) wrapContent(page, element, name)
    if (PLAIN.some(([names, isPlain]) => element.matches(names) && isPlain(style)))
      element.replaceWith(...element.childNodes)
  }
}

type Test = (style: CSSStyleDeclaration) => boolean

const MARKS: readonly [name: string, isMarked: Test][] = [
  ['strong', ({ fontWeight }) => /^(?:bold|bolder|[5-9]\d\d)$/.test(fontWeight)],
  ['em', ({ fontStyle }) => fontStyle === 'italic'],
  ['u', ({ textDecorationLine }) => textDecorationLine.includes('underline')],
  ['s', ({ textDecorationLine }) => textDecorationLine.includes('line-through')],
]

/** Elements whose style cancels their meaning: Google Docs wraps copied content in such a <b>. */
const PLAIN: readonly [names: string, isPlain: Test][] = [
  ['b, strong', ({ fontWeight }) => /^(?:normal|lighter|[1-4]\d\d)$/.test(fontWeight)],
  ['i, em', ({ fontStyle }) => fontStyle === 'normal'],
]

function wrapContent(page: Document, element: Element, name: string): void {
  const mark = page.createElement(name)
  mark.append(...element.childNodes)
  element.append(mark)
}

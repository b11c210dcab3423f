import { markPastedStyles, STYLES } from './paste-marks.ts'

/**
 * Prepares pasted HTML for the editor, which takes over only what it knows: headings of all levels become ours,
 * the list paragraphs of word processors become lists, and what is never text goes.
 */
export function cleanPaste(html: string): string {
  const page = new DOMParser().parseFromString(withoutActive(html), 'text/html')
  for (const element of page.querySelectorAll(
    'style, script, meta, link, title, xml, template, iframe, object',
  ))
    element.remove()
  for (const [from, to] of HEADINGS)
    for (const heading of page.querySelectorAll(from)) rename(page, heading, to)
  mendLists(page)
  markPastedStyles(page)
  return page.body.innerHTML
}

/**
 * Nothing runs or looks different while a text is only parsed, but browsers report every handler and every style
 * that the policy would block, and empty the styles: they wait in an attribute of another name.
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

/** Word writes the items of a list as paragraphs with the bullet or number typed before them. */
function mendLists(page: Document): void {
  let list: Element | undefined
  for (const item of page.querySelectorAll(`p[class*="MsoListParagraph"], p[${STYLES}*="mso-list"]`)) {
    const text = item.textContent.trim()
    const name = /^(?:\d+|[a-z])[.)]/i.test(text) ? 'ol' : 'ul'
    for (const bullet of item.querySelectorAll(`[${STYLES}*="mso-list"]`)) bullet.remove()
    if (list === undefined || item.previousElementSibling !== list || list.localName !== name) {
      list = page.createElement(name)
      item.before(list)
    }
    const entry = page.createElement('li')
    entry.append(...item.childNodes)
    stripBullet(entry)
    list.append(entry)
    item.remove()
  }
}

function stripBullet(entry: Element): void {
  const first = entry.firstChild
  if (first?.nodeType === Node.TEXT_NODE && first.textContent !== null)
    first.textContent = first.textContent.replace(/^\s*(?:[·•o§-]|\d+[.)]|[a-z][.)])\s+/i, '')
}

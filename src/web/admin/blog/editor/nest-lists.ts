import { STYLES } from './paste-marks.ts'

/** Lists of word processors as nested elements: Word types bullets before paragraphs, Google Docs puts lists beside items. */
export function nestLists(page: Document): void {
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

/** Word says the level of an item in its style: "mso-list:l0 level2 lfo1". */
function listWordParagraphs(page: Document): void {
  let open: OpenList[] = []
  let last: Element | undefined
  for (const item of page.querySelectorAll(`p[class*="MsoListParagraph"], p[${STYLES}*="mso-list"]`)) {
    const level = Number(/level([1-9])/.exec(item.getAttribute(STYLES) ?? '')?.[1] ?? 1)
    const name = /^(?:\d+|[a-z]{1,4})[.)]/i.test(item.textContent.trim()) ? 'ol' : 'ul'
    // A text between two lists parts them.
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

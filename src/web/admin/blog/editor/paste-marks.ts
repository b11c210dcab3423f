/** Where the styles of a pasted element stand while it is cleaned: see withoutActive in clean-paste.ts. */
export const STYLES = 'data-pasted-style'

/**
 * Turns pasted styles into elements: word processors write bold text as a span with a font weight. The editor
 * cannot read them itself, because the content security policy empties every style attribute of parsed HTML.
 */
export function markPastedStyles(page: Document): void {
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

/** Elements whose style takes their meaning away: Google Docs wraps all that is copied in such a <b>. */
const PLAIN: readonly [names: string, isPlain: Test][] = [
  ['b, strong', ({ fontWeight }) => /^(?:normal|lighter|[1-4]\d\d)$/.test(fontWeight)],
  ['i, em', ({ fontStyle }) => fontStyle === 'normal'],
]

function wrapContent(page: Document, element: Element, name: string): void {
  const mark = page.createElement(name)
  mark.append(...element.childNodes)
  element.append(mark)
}

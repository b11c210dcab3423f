import { Parser } from 'htmlparser2'

/** Limit for these functions, far above any title or name. Characters. */
const MOST = 10_000

/** Decodes HTML entities in a plain text, such as "T&amp;Cs", and double-encoded ones ("&amp;#8217;") twice. */
export function readEntities(text: string): string {
  return text.length > MOST ? text : readOnce(readOnce(text))
}

const ENTITY = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,30});/gi

function readOnce(text: string): string {
  return text.includes('&') ? text.replaceAll(ENTITY, (entity) => characterOf(entity)) : text
}

function characterOf(entity: string): string {
  let character = ''
  const parser = new Parser({ ontext: (piece) => (character += piece) })
  parser.end(entity)
  // Non-breaking spaces come from the page that the text was copied from.
  return character === '\u00A0' ? ' ' : character
}

/** A title or name, which WordPress stores as HTML, as one line of plain text. */
export function inWords(html: string): string {
  const texts: string[] = []
  const parser = new Parser({
    ontext: (text) => void texts.push(text),
    onopentagname: () => void texts.push(' '),
  })
  parser.end(html.slice(0, MOST))
  return texts.join('').replaceAll(/\s+/g, ' ').trim()
}

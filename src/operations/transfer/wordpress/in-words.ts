import { Parser } from 'htmlparser2'

/** Characters; nothing that is read with this may be nearly as long. */
const MOST = 10_000

/**
 * A plain text in which other programs left entities of HTML, such as "T&amp;Cs" and "it&#8217;s", with their
 * characters. One that was written twice ("&amp;#8217;") is read twice.
 */
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
  // A space that does not break is of the page that the text was copied from.
  return character === '\u00A0' ? ' ' : character
}

/** A title or a name, which WordPress stores as HTML, as plain text on one line. */
export function inWords(html: string): string {
  const texts: string[] = []
  const parser = new Parser({
    ontext: (text) => void texts.push(text),
    onopentagname: () => void texts.push(' '),
  })
  parser.end(html.slice(0, MOST))
  return texts.join('').replaceAll(/\s+/g, ' ').trim()
}

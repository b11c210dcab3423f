import { Parser } from 'htmlparser2'

/** Characters; nothing that is read with this may be nearly as long. */
const MOST = 10_000

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

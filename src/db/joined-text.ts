import type { TokenizerCallbacks } from 'htmlparser2'

/**
 * Joins the pieces of a text. The tokenizer splits it at every "<" that opens no tag, and the sanitiser searches each
 * piece eight times for characters to escape.
 */
export function joinedText(parser: TokenizerCallbacks): TokenizerCallbacks {
  let start = 0
  let end = 0
  const flush = (): void => {
    if (end > start) parser.ontext(start, end)
    start = end
  }
  const afterText =
    <Given extends unknown[]>(event: (...given: Given) => void) =>
    (...given: Given): void => {
      flush()
      event(...given)
    }

  return {
    ontext: (from, to) => {
      if (from !== end) {
        flush()
        start = from
      }
      end = to
    },
    ontextentity: afterText((codepoint, at) => parser.ontextentity(codepoint, at)),
    onopentagname: afterText((from, to) => parser.onopentagname(from, to)),
    onclosetag: afterText((from, to) => parser.onclosetag(from, to)),
    oncdata: afterText((from, to, offset) => parser.oncdata(from, to, offset)),
    oncomment: afterText((from, to, offset) => parser.oncomment(from, to, offset)),
    ondeclaration: afterText((from, to) => parser.ondeclaration(from, to)),
    onprocessinginstruction: afterText((from, to) => parser.onprocessinginstruction(from, to)),
    onend: afterText(() => parser.onend()),
    // These events occur within a tag, after its name.
    onopentagend: (at) => parser.onopentagend(at),
    onselfclosingtag: (at) => parser.onselfclosingtag(at),
    onattribname: (from, to) => parser.onattribname(from, to),
    onattribdata: (from, to) => parser.onattribdata(from, to),
    onattribentity: (codepoint) => parser.onattribentity(codepoint),
    onattribend: (quote, at) => parser.onattribend(quote, at),
    isInForeignContext: () => parser.isInForeignContext?.() === true,
  }
}

import type { TokenizerCallbacks } from 'htmlparser2'

/**
 * Passes text on in one piece where the tokenizer cuts it: it does so at every "<" that opens no tag, and the
 * sanitiser searches each piece eight times for what it must escape.
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
    // These come within a tag, whose name came first.
    onopentagend: (at) => parser.onopentagend(at),
    onselfclosingtag: (at) => parser.onselfclosingtag(at),
    onattribname: (from, to) => parser.onattribname(from, to),
    onattribdata: (from, to) => parser.onattribdata(from, to),
    onattribentity: (codepoint) => parser.onattribentity(codepoint),
    onattribend: (quote, at) => parser.onattribend(quote, at),
    isInForeignContext: () => parser.isInForeignContext?.() === true,
  }
}

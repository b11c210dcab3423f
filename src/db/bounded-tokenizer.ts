import { Tokenizer, type TokenizerCallbacks } from 'htmlparser2'
import { joinedText } from './joined-text.ts'

type TokenizerOptions = ConstructorParameters<typeof Tokenizer>[0]

/**
 * A tokenizer for htmlparser2 that drops start tags while `mayNest` returns false, with their end tags. Their contents
 * move up to the enclosing element. The parser searches its stack of open elements for every tag, so 160,000 open
 * elements take 12 s without a limit and 0.1 s with one.
 */
export function boundedTokenizer(mayNest: () => boolean): typeof Tokenizer {
  return class extends Tokenizer {
    private readonly source: Source

    constructor(options: TokenizerOptions, parser: TokenizerCallbacks) {
      const source = { text: '' }
      super(options, withoutDeepTags(joinedText(parser), mayNest, source))
      this.source = source
    }

    override write(chunk: string): void {
      // The sanitiser writes its whole text at once, so event offsets are offsets into it.
      this.source.text += chunk
      super.write(chunk)
    }
  }
}

interface Source {
  text: string
}

/** Elements that hold no others, so they cannot nest too deeply. */
const HOLDS_NO_ELEMENTS: ReadonlySet<string> = new Set(
  'br hr img wbr script style title textarea xmp iframe noembed noframes plaintext'.split(' '),
)

function withoutDeepTags(
  parser: TokenizerCallbacks,
  mayNest: () => boolean,
  source: Source,
): TokenizerCallbacks {
  const omitted = new Map<string, number>()
  let omittedFrom: number | undefined
  /** Reports a dropped tag as a comment, which keeps the parser's positions right. */
  const omit = (start: number, end: number): void => parser.oncomment(start, end, 0)
  const endTag = (index: number, forward: (index: number) => void): void => {
    if (omittedFrom === undefined) return forward(index)
    omit(omittedFrom, index)
    omittedFrom = undefined
  }

  return {
    onopentagname: (start, end) => {
      const name = source.text.slice(start, end).toLowerCase()
      if (mayNest() || HOLDS_NO_ELEMENTS.has(name)) return parser.onopentagname(start, end)
      omitted.set(name, (omitted.get(name) ?? 0) + 1)
      omittedFrom = start
    },
    onopentagend: (index) => endTag(index, (at) => parser.onopentagend(at)),
    onselfclosingtag: (index) => endTag(index, (at) => parser.onselfclosingtag(at)),
    onclosetag: (start, end) => {
      const name = source.text.slice(start, end).toLowerCase()
      const count = omitted.get(name) ?? 0
      if (count === 0) return parser.onclosetag(start, end)
      omitted.set(name, count - 1)
      omit(start, end)
    },
    onattribname: (start, end) => omittedFrom ?? parser.onattribname(start, end),
    onattribdata: (start, end) => omittedFrom ?? parser.onattribdata(start, end),
    onattribentity: (codepoint) => omittedFrom ?? parser.onattribentity(codepoint),
    onattribend: (quote, end) => omittedFrom ?? parser.onattribend(quote, end),
    oncdata: (start, end, offset) => parser.oncdata(start, end, offset),
    oncomment: (start, end, offset) => parser.oncomment(start, end, offset),
    ondeclaration: (start, end) => parser.ondeclaration(start, end),
    onend: () => parser.onend(),
    onprocessinginstruction: (start, end) => parser.onprocessinginstruction(start, end),
    ontext: (start, end) => parser.ontext(start, end),
    ontextentity: (codepoint, end) => parser.ontextentity(codepoint, end),
    isInForeignContext: () => parser.isInForeignContext?.() === true,
  }
}

import { Parser, Tokenizer, type TokenizerCallbacks } from 'htmlparser2'
import { expect, test } from 'vitest'
import { joinedText } from './joined-text.ts'

class Joining extends Tokenizer {
  constructor(options: ConstructorParameters<typeof Tokenizer>[0], parser: TokenizerCallbacks) {
    super(options, joinedText(parser))
  }
}

/** What a parser says of the HTML, in its order: texts as they are, tags in angle brackets. */
function eventsOf(html: string, tokenizer: typeof Tokenizer): string[] {
  const events: string[] = []
  const parser = new Parser(
    {
      ontext: (text) => events.push(text),
      onopentag: (name, attributes) => events.push(`<${name} ${JSON.stringify(attributes)}>`),
      onclosetag: (name) => events.push(`</${name}>`),
      oncomment: (text) => events.push(`<!--${text}-->`),
      onprocessinginstruction: (name, text) => events.push(`<${name} ${text}>`),
    },
    { Tokenizer: tokenizer },
  )
  parser.end(html)
  return events
}

test('signs that open no tag come with the text around them, in one piece', () => {
  expect(eventsOf('<p>1 < 2 <3 <<</p>', Joining)).toEqual(['<p {}>', '1 < 2 <3 <<', '</p>'])
  expect(eventsOf('<'.repeat(100_000), Joining)).toHaveLength(1)
})

test.each([
  'a<b>c<d',
  '<p title="<">a &amp; b &lt; c</p>&nbsp;',
  'a<!-- b -->c<!d>e<?f?>g',
  '<script>a < b</script>c<',
  '<svg><![CDATA[a < b]]></svg>c',
  '</p>a</br>b',
  '<br/>a<hr>',
  '<iframe><p>a</iframe>b<textarea>c < d',
])('apart from joined text, %s gives the same events', (html) => {
  const joined = (events: string[]) => events.join('')
  expect(joined(eventsOf(html, Joining))).toBe(joined(eventsOf(html, Tokenizer)))
})

import { expect, test } from 'vitest'
import { fromWordpress } from './wordpress-content.ts'

const read = (content: string, facts: Partial<Parameters<typeof fromWordpress>[1]> = {}) =>
  fromWordpress(content, { pictureOf: () => undefined, attached: [], linkOf: () => undefined, ...facts })

test('the classic editor stores paragraphs as blank lines', () => {
  expect(
    read(
      'First <b>line</b>\r\nsecond line\r\n\r\n<h2>Head</h2>\r\n\r\n<ul>\r\n<li>a</li>\r\n\r\n<li>b</li>\r\n</ul>\r\n\r\nLast',
    ).html,
  ).toBe(
    '<p>First <b>line</b><br />\nsecond line</p>\n\n<h2>Head</h2>\n\n<ul>\n<li>a</li>\n\n<li>b</li>\n</ul>\n\n<p>Last</p>',
  )
})

test('the marks of blocks go, and what they hold stays as it is', () => {
  expect(
    read('<!-- wp:paragraph {"a":1} -->\n<p>One</p>\n<!-- /wp:paragraph -->\n\n<!--more-->\n\n<p>Two</p>')
      .html,
  ).toBe('\n<p>One</p>\n\n\n\n\n<p>Two</p>')
  expect(read('<p>One</p><!-- never closed').html).toBe('<p>One</p>')
})

test('short codes go and are named, their text stays, and words in brackets are no codes', () => {
  expect(
    read('<p>[box color="red"]Text[/box] [1] [sic] [my_table id=3] [media:1] [embed]x[/embed]</p>'),
  ).toEqual({ html: '<p>Text [1] [sic]  [media:1] [embed]x[/embed]</p>', leftOut: ['box', 'my_table'] })
})

test('galleries become their pictures', () => {
  const pictureOf = (id: number) => (id === 7 ? 'https://old.example/a.jpg' : undefined)
  expect(read('Text\n\n[gallery ids="7,8" columns="2"]', { pictureOf }).html).toBe(
    '<p>Text</p>\n\n<p><img src="https://old.example/a.jpg" alt="" /></p>',
  )
})

test('a gallery without numbers shows what was uploaded for the article, and one without pictures is named', () => {
  expect(read('Text\n\n[gallery]', { attached: ['https://old.example/a.jpg'] }).html).toBe(
    '<p>Text</p>\n\n<p><img src="https://old.example/a.jpg" alt="" /></p>',
  )
  expect(read('<p>Text [gallery]</p>')).toEqual({ html: '<p>Text </p>', leftOut: ['gallery'] })
})

test('line breaks between the parts of tables and lists go, those within a cell stay', () => {
  const table = '<table><br />\n<tr><br /><br />\n<td>a<br />b</td><br />\n</tr><br />\n</table>'
  expect(read(`<!-- wp:table -->${table}<ul><br />\n<li>one</li><br></ul><!-- /wp:table -->`).html).toBe(
    '<table>\n<tr>\n<td>a<br />b</td>\n</tr>\n</table><ul>\n<li>one</li></ul>',
  )
})

test('a table or a list right below a line of text is a block of its own', () => {
  expect(read('Before\n<table>\n<tr>\n<td>a</td>\n</tr>\n</table>\nAfter').html).toBe(
    '<p>Before</p>\n\n<table>\n<tr>\n<td>a</td>\n</tr>\n</table>\n\n<p>After</p>',
  )
  expect(read('Terms:\n<dl>\n<dt>RTP</dt>\n\n<dd>Return</dd>\n</dl>').html).toBe(
    '<p>Terms:</p>\n\n<dl>\n<dt>RTP</dt>\n\n<dd>Return</dd>\n</dl>',
  )
})

test('links lead to where the articles are now', () => {
  const linkOf = (address: string) =>
    address === 'https://old.example/?p=1&x=2' ? '/blog/a?b=1&c=2' : undefined
  expect(
    read(
      `<p><a class="x" href='https://old.example/?p=1&amp;x=2'>a</a> <a href="https://else.example/">b</a></p>`,
      { linkOf },
    ).html,
  ).toBe('<p><a class="x" href="/blog/a?b=1&amp;c=2">a</a> <a href="https://else.example/">b</a></p>')
})

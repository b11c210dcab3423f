import { expect, test } from 'vitest'
import {
  mediaWithoutMark,
  readMedium,
  toEditorContent,
  toStoredContent,
  type ListedMedium,
} from './stored-content.ts'

const aPicture = (url: string): ListedMedium => ({
  type: 'image',
  url,
  caption: 'A "caption" & more',
  alt: '',
})
const MEDIA = [aPicture('/1.svg'), aPicture('/2.svg'), aPicture('/3.svg')]
const blockOf = (url: string) =>
  `<div data-medium="${JSON.stringify(aPicture(url)).replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"></div>`

test('plain text opens as paragraphs', () => {
  expect(toEditorContent('One\n\ntwo', [])).toBe('<p>One</p>\n<p>two</p>')
})

test('a medium opens as a block where it is marked first, and a mark without a medium is left out', () => {
  expect(toEditorContent('<p>a [media:2] b</p><p> [media:1] </p>[media:2]<p>[media:9]</p>', MEDIA)).toBe(
    `<p>a ${blockOf('/2.svg')} b</p>${blockOf('/1.svg')}<p></p>`,
  )
  expect(mediaWithoutMark('<p>[media:2]</p>', MEDIA)).toEqual([MEDIA[0], MEDIA[2]])
})

test('media are stored in the order of the text, and none that is still on its way', () => {
  const onItsWay = '<div data-medium="{}" data-task="4"></div>'
  expect(toStoredContent(`${blockOf('/3.svg')}<p>a</p>${onItsWay}${blockOf('/1.svg')}`)).toBe(
    '<p>[media:1]</p><p>a</p><p>[media:2]</p>',
  )
})

test.each(['', '{', 'null', '[]', '{"type":"script","url":"/a"}', '{"type":"image","url":1}'])(
  '%j is no medium',
  (json) => expect(readMedium(json)).toBeUndefined(),
)

test('a pasted medium keeps nothing but what a medium has', () => {
  expect(readMedium('{"type":"image","url":"/a","alt":7,"onload":"x"}')).toEqual({
    type: 'image',
    url: '/a',
    caption: '',
    alt: '',
  })
})

test('the rel of earlier versions is forgotten, that of an editor stays', () => {
  const link = (rel: string) => `<p><a href="https://a.example/"${rel}>a</a></p>`
  expect(toEditorContent(link(' rel="nofollow sponsored noopener"'), [])).toBe(link(''))
  expect(toEditorContent(link(' rel="nofollow"'), [])).toBe(link(' rel="nofollow"'))
})

test.each(['<p>a</p><p>[casino:1]</p>', '<h2>a</h2>', '<p>a</p><dl><dt>b</dt><dd>c</dd></dl>'])(
  '%s opens with a line to write in behind it, which is not stored',
  (content) => {
    expect(toEditorContent(content, [])).toBe(`${content}<p></p>`)
    expect(toStoredContent(`${content}<p></p>`)).toBe(content)
  },
)

test('the caption of a table is kept as a paragraph', () => {
  expect(toEditorContent('<table><caption>Terms</caption><tr><td>a</td></tr></table>', [])).toBe(
    '<p>Terms</p><table><tr><td>a</td></tr></table><p></p>',
  )
})

test('lists, tables and empty lines are stored as simply as they are meant', () => {
  expect(
    toStoredContent('<ul><li><p>a</p><ul><li><p>b</p></li></ul></li><li><p>c</p><p>d</p></li></ul><p></p>'),
  ).toBe('<ul><li>a<ul><li>b</li></ul></li><li><p>c</p><p>d</p></li></ul>')
  expect(
    toStoredContent(
      '<table><tbody><tr><th><p>A</p></th><th><p><strong>B</strong></p></th></tr><tr><td><p>1</p></td><td><p></p></td></tr></tbody></table>',
    ),
  ).toBe(
    '<table><thead><tr><th>A</th><th><strong>B</strong></th></tr></thead><tbody><tr><td>1</td><td></td></tr></tbody></table>',
  )
})

test('a row with a head at its side only is no head of the table', () => {
  const table = '<table><tbody><tr><th>A</th><td>1</td></tr></tbody></table>'
  expect(toStoredContent(table)).toBe(table)
})

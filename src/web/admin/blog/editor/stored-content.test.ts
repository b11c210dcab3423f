import { expect, test } from 'vitest'
import { toEditorContent, toStoredContent } from './stored-content.ts'

test('plain text opens as paragraphs', () => {
  expect(toEditorContent('One\n\ntwo')).toBe('<p>One</p>\n<p>two</p>')
})

test('a mark inside a text opens as a block, one in its own paragraph stays', () => {
  expect(toEditorContent('<p>a [media:2] b</p><p>[media:1]</p>')).toBe(
    '<p>a <div data-media="2"></div> b</p><p>[media:1]</p>',
  )
})

test('the caption of a table is kept as a paragraph', () => {
  expect(toEditorContent('<table><caption>Terms</caption><tr><td>a</td></tr></table>')).toBe(
    '<p>Terms</p><table><tr><td>a</td></tr></table>',
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

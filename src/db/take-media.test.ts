import { expect, test } from 'vitest'
import { sanitiseContent } from './sanitise-content.ts'
import { takeMedia } from './take-media.ts'

const RULES = {
  first: 1,
  most: 100,
  addressOf: (source: string) => URL.parse(source, 'https://old.example/post/')?.href,
}
const take = (content: string, more: Partial<typeof RULES> = {}) => {
  const taken = takeMedia(content, { ...RULES, ...more })
  return { ...taken, content: sanitiseContent(taken.content) }
}
const image = (url: string, more: { caption?: string; alt?: string } = {}) => ({
  type: 'image',
  url,
  caption: null,
  alt: null,
  ...more,
})
const VIDEO = {
  type: 'youtube',
  url: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
  caption: null,
  alt: null,
}

test('a picture becomes a medium, and its mark comes after the block that it was in', () => {
  expect(take('<p>One <img src="a.png" alt="A slot"> two</p><p>three</p>')).toEqual({
    content: '<p>One  two</p><p>[media:1]</p><p>three</p>',
    media: [image('https://old.example/post/a.png', { alt: 'A slot' })],
    lost: [],
  })
})

test('a picture of the block editor takes its caption along, and its link to the large file goes', () => {
  const content =
    '<!-- wp:image --><figure class="wp-block-image"><a href="/big.png"><img src="/a.png"></a>' +
    '<figcaption>A <em>fine</em> slot</figcaption></figure><!-- /wp:image --><p>text</p>'
  expect(take(content)).toEqual({
    content: '<p>[media:1]</p><p>text</p>',
    media: [image('https://old.example/a.png', { caption: 'A fine slot' })],
    lost: [],
  })
})

test('a gallery keeps every picture in order, and the text that belongs to all of them', () => {
  const content =
    '<figure><ul><li><figure><img src="/1.png"><figcaption>One</figcaption></figure></li>' +
    '<li><figure><img src="/2.png"></figure></li></ul><figcaption>Both</figcaption></figure>'
  expect(take(content)).toEqual({
    content: '<p>[media:1]</p><p>[media:2]</p>Both',
    media: [image('https://old.example/1.png', { caption: 'One' }), image('https://old.example/2.png')],
    lost: [],
  })
})

test.each([
  ['<p>a</p><iframe src="//www.youtube.com/embed/dQw4w9WgXcQ?rel=0" allowfullscreen></iframe>'],
  ['<p>a</p><figure><div>\nhttps://www.youtube.com/watch?v=dQw4w9WgXcQ\n</div></figure>'],
  ['<p>a</p><p>https://youtu.be/dQw4w9WgXcQ</p>'],
  ['<p>a</p>[embed]https://youtu.be/dQw4w9WgXcQ[/embed]'],
  ['<p>a</p><object data="https://www.youtube.com/v/dQw4w9WgXcQ"><embed src="x"></object>'],
])('a YouTube video is kept in whatever form it is embedded: %s', (content) => {
  const { content: kept, media, lost } = take(content)
  expect([media, lost]).toEqual([[VIDEO], []])
  expect(kept.replaceAll(/\s/g, '')).toBe('<p>a</p><p>[media:1]</p>')
})

test('what cannot be shown is listed with its address, and the text around it stays', () => {
  const content =
    '<p>a</p><video controls><source src="/video.mp4">No video</video><audio src="/song.mp3"></audio>' +
    '<iframe src="https://player.vimeo.com/video/1"></iframe>[audio mp3="https://old.example/b.mp3"][/audio]' +
    '<img src="data:image/png;base64,AAAA"><p>b</p>'
  expect(take(content)).toEqual({
    content: '<p>a</p><p>b</p>',
    media: [],
    lost: [
      { message: 'Videos can be shown from YouTube only', given: '/video.mp4' },
      { message: 'Sounds cannot be shown in articles', given: '/song.mp3' },
      {
        message: 'Embedded pages cannot be shown, other than videos from YouTube',
        given: 'https://player.vimeo.com/video/1',
      },
      { message: 'Sounds cannot be shown in articles', given: 'https://old.example/b.mp3' },
      {
        message: 'This picture is inside the text itself. Upload it to the library',
        given: 'data:image/png;base64,AAAA',
      },
    ],
  })
})

test('a picture whose address tells nothing is listed', () => {
  const { media, lost } = take('<p><img src="a.png"><img></p>', { addressOf: () => undefined })
  expect(media).toEqual([])
  expect(lost).toEqual([
    { message: 'The address does not say of which site. Give the address of the other site', given: 'a.png' },
    { message: 'This picture has no address', given: '' },
  ])
})

test('a picture that is loaded late is taken once, from where it really is', () => {
  const content =
    '<img class="lazy" src="data:image/gif;base64,R0" data-src="/a.png"><noscript><img src="/a.png"></noscript>'
  expect(take(content)).toEqual({
    content: '<p>[media:1]</p>',
    media: [image('https://old.example/a.png')],
    lost: [],
  })
})

test('an old caption of WordPress goes with its picture', () => {
  expect(take('[caption id="a" width="9"]<img src="/a.png"> A caption[/caption]<p>text</p>')).toEqual({
    content: '<p>[media:1]</p><p>text</p>',
    media: [image('https://old.example/a.png', { caption: 'A caption' })],
    lost: [],
  })
})

test('marks are outside lists, tables and paragraphs that are never closed', () => {
  const pictures = (content: string) => take(content).content
  expect(pictures('<ul><li>one<img src="/a.png"><li>two</ul>after')).toBe(
    '<ul><li>one</li><li>two</li></ul><p>[media:1]</p>after',
  )
  expect(pictures('<p>one<img src="/a.png"><p>two<img src="/b.png">')).toBe(
    '<p>one</p><p>[media:1]</p><p>two</p><p>[media:2]</p>',
  )
  expect(pictures('<table><tr><td>x<img src="/a.png"></td></tr></table>')).toBe(
    '<table><tr><td>x</td></tr></table><p>[media:1]</p>',
  )
})

test('more than an article may have are listed', () => {
  const { media, lost } = take('<img src="/1.png"><img src="/2.png"><img src="/3.png">', { most: 2 })
  expect(media).toHaveLength(2)
  expect(lost).toEqual([
    { message: 'An article may have at most 100 pictures and videos', given: 'https://old.example/3.png' },
  ])
})

test.each([
  'plain text\n\nwith [media:1]',
  '<p>1 < 2 [caption] &amp; <b>x</b></p>',
  '<p>https://example.com/</p>',
])('content without media stays exactly as it is: %s', (content) => {
  expect(takeMedia(content, RULES)).toEqual({ content, media: [], lost: [] })
})

import { expect, test } from 'vitest'
import { readPastedPicture } from './pasted-picture.ts'

const read = (src: string) => readPastedPicture(src, 'https://evenhand.example')

test.each([
  [
    'https://evenhand.example/media/0123456789abcdef01234567-400x300.webp',
    '/media/0123456789abcdef01234567-400x300.webp',
  ],
  ['/art/cover/guide/a%20b.svg', '/art/cover/guide/a%20b.svg'],
])('%s is a picture of this site', (src, url) => expect(read(src)).toEqual({ kind: 'ours', url }))

test.each([
  'https://blog.example/a.jpg?w=300',
  'http://blog.example/a.jpg',
  'https://evenhand.example/other.png',
])('%s is brought into the library', (src) => expect(read(src)).toEqual({ kind: 'elsewhere', source: src }))

test('a picture within the text itself becomes a file', async () => {
  const read_ = read('data:image/png;base64,aGVsbG8=')
  const source = read_.kind === 'elsewhere' ? read_.source : ''
  expect(source).toBeInstanceOf(File)
  expect(await (source as File).text()).toBe('hello')
})

test.each([
  ['file:///C:/Users/Ana/image001.png', 'on the device'],
  ['cid:image001.png@01DB', 'on the device'],
  ['image.png', 'no web address'],
  ['javascript:alert(1)', 'no web address'],
  ['data:text/html;base64,aGVsbG8=', 'no web address'],
  ['data:image/png;base64,a', 'no web address'],
  ['', 'no web address'],
])('%j cannot be imported, and the reason is shown', (src, reason) => {
  const picture = read(src)
  expect(picture).toMatchObject({ kind: 'lost', problem: expect.stringContaining(reason) })
})

import { expect, test } from 'vitest'
import { shareLink, tweetUrl } from './share-link.ts'

const LINK = { title: 'Aldermoon', url: 'https://example.com/casino/1' }

function browser(share?: () => Promise<void>, canCopy = true) {
  const copied: string[] = []
  const copy = (text: string) => {
    if (!canCopy) return Promise.reject(new Error('not allowed'))
    copied.push(text)
    return Promise.resolve()
  }
  return { copied, sharing: share === undefined ? { copy } : { share, copy } }
}

test('the share sheet of the system takes the link, and nothing is copied', async () => {
  const { copied, sharing } = browser(() => Promise.resolve())
  expect(await shareLink(sharing, LINK)).toBe('shared')
  expect(copied).toEqual([])
})

test('a browser without a share sheet copies the link', async () => {
  const { copied, sharing } = browser()
  expect(await shareLink(sharing, LINK)).toBe('copied')
  expect(copied).toEqual([LINK.url])
})

test('a sheet that was closed copies nothing', async () => {
  const { copied, sharing } = browser(() =>
    Promise.reject(Object.assign(new Error('closed'), { name: 'AbortError' })),
  )
  expect(await shareLink(sharing, LINK)).toBe('dismissed')
  expect(copied).toEqual([])
})

test('a sheet that cannot open gives way to copying', async () => {
  const { copied, sharing } = browser(() => Promise.reject(new Error('not allowed')))
  expect(await shareLink(sharing, LINK)).toBe('copied')
  expect(copied).toEqual([LINK.url])
})

test('where nothing may be copied it has failed', async () => {
  expect(await shareLink(browser(undefined, false).sharing, LINK)).toBe('failed')
})

test('opens a composer with the words and the address', () => {
  const url = new URL(tweetUrl('Slots & RTP: 1+1?', 'https://evenhand.example/blog/slots'))
  expect(url.origin + url.pathname).toBe('https://twitter.com/intent/tweet')
  expect(url.searchParams.get('text')).toBe('Check out this article: Slots & RTP: 1+1?')
  expect(url.searchParams.get('url')).toBe('https://evenhand.example/blog/slots')
})

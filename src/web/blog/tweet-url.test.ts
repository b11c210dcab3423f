import { expect, it } from 'vitest'
import { tweetUrl } from './tweet-url.ts'

it('opens a composer with the words and the address', () => {
  const url = new URL(tweetUrl('Slots & RTP: 1+1?', 'https://evenhand.example/blog/slots'))
  expect(url.origin + url.pathname).toBe('https://twitter.com/intent/tweet')
  expect(url.searchParams.get('text')).toBe('Check out this article: Slots & RTP: 1+1?')
  expect(url.searchParams.get('url')).toBe('https://evenhand.example/blog/slots')
})

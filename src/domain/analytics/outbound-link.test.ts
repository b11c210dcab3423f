import { expect, test } from 'vitest'
import { outboundUrl } from './outbound-link.ts'

test('the affiliate address is preferred and the website follows', () => {
  expect(outboundUrl({ affiliateUrl: 'https://go.example/?ref=1', websiteUrl: 'https://www.example' })).toBe(
    'https://go.example/?ref=1',
  )
  expect(outboundUrl({ affiliateUrl: null, websiteUrl: 'https://www.example' })).toBe('https://www.example')
  expect(outboundUrl({ affiliateUrl: '', websiteUrl: 'http://www.example' })).toBe('http://www.example')
})

test('what is no web address leads nowhere', () => {
  for (const websiteUrl of [
    'javascript:alert(1)',
    'data:text/html,x',
    '//evil.example',
    'https://user:pass@evil.example',
    'https:evil',
    'https:\\\\evil.example',
    'x',
    '',
  ]) {
    expect(outboundUrl({ affiliateUrl: 'ftp://x.example', websiteUrl })).toBeUndefined()
  }
})

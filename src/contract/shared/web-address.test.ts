import { describe, expect, test } from 'vitest'
import { isOnPublicHost, readOwnPath, readWebAddress } from './web-address.ts'

describe('a host', () => {
  test.each([
    'http://localhost:3210/',
    'http://intranet/',
    'http://shop.localhost/',
    'http://printer.local./',
    'https://wiki.internal/',
    'http://0x7f.1/',
    'http://10.1.2.3/',
    'http://172.31.0.1/',
    'http://192.168.1.1:8080/',
    'http://169.254.169.254/latest',
    'http://100.64.0.1/',
    'http://[::1]/',
    'http://[::ffff:10.0.0.1]/',
    'http://[fd00::1]/',
    'http://[fe80::1]/',
  ])('of %s is private', (address) => expect(isOnPublicHost(readWebAddress(address) ?? '')).toBe(false))

  test.each([
    'https://aldermoon.example/',
    'https://local.example/',
    'http://93.184.216.34/',
    'http://172.32.0.1/',
    'http://[2606:2800::1]/',
  ])('of %s is public', (address) => expect(isOnPublicHost(address)).toBe(true))
})

describe('an address on the web', () => {
  test.each([
    ['https://evil.example', 'https://evil.example/'],
    ['HTTPS://Evil.Example/A?b=C#d', 'https://evil.example/A?b=C#d'],
    ['https://a.example/%2e%2e/%2E./x', 'https://a.example/x'],
    ['https://a.example/b/../../c', 'https://a.example/c'],
    ['https://a%2eexample/', 'https://a.example/'],
    ['https://bücher.example/ä', 'https://xn--bcher-kva.example/%C3%A4'],
    ['https://ａ.example/', 'https://a.example/'],
    ['https://a.example\\b', 'https://a.example/b'],
    ['https://a.example:443/', 'https://a.example/'],
    ['http://0x7f.1/', 'http://127.0.0.1/'],
    ['https://go.example/?ref={id}&to=https%3A%2F%2Fb', 'https://go.example/?ref={id}&to=https%3A%2F%2Fb'],
  ])('%j is read as the browser opens it', (text, address) => {
    expect(readWebAddress(text)).toBe(address)
    expect(readWebAddress(address)).toBe(address)
  })

  test.each([
    'https:evil',
    'https:/evil',
    'https:\\\\evil',
    'https:///evil',
    'https:/\\evil',
    'https://\\evil',
    '//evil.example',
    'https://user@evil.example',
    'https://user:pass@evil.example',
    'https://:pass@evil.example',
    'ht\ntps://evil.example',
    'https://evil\t.example',
    'https://evil.example/\n',
    'https://evil.example/a b',
    ' https://evil.example',
    'https://evil\u200B.example',
    'https://evil.example/\u202E',
    'https://a\0b',
    'https://a%00b/',
    'https://a%2fb/',
    'https://a b/',
    'https://a.example:99999/',
    'https://',
    'javascript:alert(1)',
    'javascript://evil.example/%0Aalert(1)',
    'data:text/html,x',
    'ftp://a.example',
    'blob:https://a.example/1',
    'a.example',
    '',
  ])('%j is none', (text) => {
    expect(readWebAddress(text)).toBeUndefined()
  })
})

describe('a path on this site', () => {
  test.each([
    ['/casinos?page=2#top', '/casinos?page=2#top'],
    ['/a/%2e%2e/b', '/b'],
    ['/a\\b', '/a/b'],
  ])('%j is read as the browser opens it', (text, path) => {
    expect(readOwnPath(text)).toBe(path)
  })

  test.each([
    '//evil.example',
    '/\\evil.example',
    '\\\\evil',
    '/.//evil.example',
    '/a/..//evil',
    'a',
    '/a\tb',
    '',
  ])('%j is none', (text) => {
    expect(readOwnPath(text)).toBeUndefined()
  })
})

import { describe, expect, test } from 'vitest'
import { visitorAddress } from './address.ts'

const addressOf = (peer: string | undefined, forwarded?: string, trustProxy = 0) =>
  visitorAddress(
    new Headers(forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }),
    peer,
    trustProxy,
  )

describe('the visitor address', () => {
  test('is that of the socket, whatever the request claims, when no proxy is trusted', () => {
    expect(addressOf('203.0.113.7', '1.1.1.1')).toBe('203.0.113.7')
  })

  test.each([
    [1, '1.1.1.1, 198.51.100.9', '198.51.100.9'],
    [2, '1.1.1.1, 198.51.100.9, 10.0.0.2', '198.51.100.9'],
    [2, '198.51.100.9', '203.0.113.7'],
    [1, 'nonsense', '203.0.113.7'],
    [1, '', '203.0.113.7'],
    [1, '198.51.100.9:5123', '198.51.100.9'],
    [1, '[2001:db8::1]:443', '2001:db8:0:0::/64'],
  ])('behind %i proxies and with "%s" is %s', (trustProxy, forwarded, address) => {
    expect(addressOf('203.0.113.7', forwarded, trustProxy)).toBe(address)
  })

  test.each([
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:1:2:ffff::', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['64:ff9b::192.0.2.33', '64:ff9b:0:0::/64'],
    ['::ffff:192.0.2.33', '192.0.2.33'],
  ])('%s counts as %s', (peer, address) => {
    expect(addressOf(peer)).toBe(address)
  })

  test('is "unknown" when the socket has none', () => {
    expect(addressOf(undefined)).toBe('unknown')
  })
})

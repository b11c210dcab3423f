import { expect, test } from 'vitest'
import { addressProblem, mayCall } from './postback-addresses.ts'

test('an empty list lets everyone call, any other only its addresses and ranges', () => {
  expect(mayCall([], '203.0.113.9')).toBe(true)
  const list = ['192.0.2.7', '198.51.100.0/24', '2001:db8:1::/48', '2001:db8:2:3::9']
  for (const address of ['192.0.2.7', '198.51.100.255', '2001:db8:1:ff::/64', '2001:db8:2:3::/64'])
    expect(mayCall(list, address)).toBe(true)
  for (const address of ['192.0.2.8', '198.51.101.0', '2001:db8:2:4::/64', 'unknown', ''])
    expect(mayCall(list, address)).toBe(false)
})

test.each([
  '192.0.2.300',
  '192.0.2.0/33',
  '192.0.2.0/24/8',
  'partner.example',
  '2001:db8::/65',
  '10.0.0.0/x',
])('%s is no address', (address) =>
  expect(addressProblem(['192.0.2.1', address])?.message).toContain(address),
)

test('addresses and ranges are accepted', () => {
  expect(addressProblem(['192.0.2.1', '0.0.0.0/0', '::/0', '2001:db8::1'])).toBeUndefined()
})

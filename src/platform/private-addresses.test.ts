import { expect, test } from 'vitest'
import { isPrivateAddress } from './private-addresses.ts'

test.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.31.255.255',
  '192.168.0.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '224.0.0.1',
  '255.255.255.255',
  '::1',
  '::',
  '::ffff:127.0.0.1',
  '64:ff9b::a00:1',
  '2002:7f00:1::',
  'fe80::1',
  'fd00::1',
  'ff02::1',
])('%s is not on the public internet', (ip) => {
  expect(isPrivateAddress(ip)).toBe(true)
})

test.each(['1.1.1.1', '172.32.0.1', '198.20.0.1', '223.255.255.255', '2606:4700:4700::1111', '2a00:1450::1'])(
  '%s is on the public internet',
  (ip) => {
    expect(isPrivateAddress(ip)).toBe(false)
  },
)

import { expect, test } from 'vitest'
import { isPublicAddress } from './is-public-address.ts'

test.each([
  '93.184.216.34',
  '1.1.1.1',
  '172.15.0.1',
  '172.32.0.1',
  '2606:4700::1111',
  '2a00:1450:4001::200e',
])('%s is public', (address) => expect(isPublicAddress(address)).toBe(true))

test.each([
  '127.0.0.1',
  '127.9.9.9',
  '10.0.0.8',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:127.0.0.1',
  '::ffff:8.8.8.8',
  '::ffff:0:127.0.0.1',
  '::ffff:0:8.8.8.8',
  '::127.0.0.1',
  '64:ff9b::a00:1',
  '2002:7f00:1::',
  'fe80::1',
  'fd12:3456::1',
  'ff02::1',
  'localhost',
  '',
  '0x7f000001',
])('%s is not public', (address) => expect(isPublicAddress(address)).toBe(false))

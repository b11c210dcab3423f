import { expect, test } from 'vitest'
import { decode, encode, encodingFor, isWorthCompressing } from './encodings.ts'

test('the best encoding that is accepted is taken', () => {
  expect(encodingFor('gzip, deflate, br, zstd')).toBe('zstd')
  expect(encodingFor('gzip, deflate, br')).toBe('br')
  expect(encodingFor('gzip')).toBe('gzip')
  expect(encodingFor('gzip;q=0.5, br;q=0')).toBe('gzip')
  expect(encodingFor('br; q=0.0, gzip; q=0')).toBe('identity')
  expect(encodingFor('br;q=0.8')).toBe('br')
  expect(encodingFor('')).toBe('identity')
  expect(encodingFor(undefined)).toBe('identity')
})

test('what was encoded is decoded to the same bytes', async () => {
  const body = Buffer.from('A casino that exists in tests only. '.repeat(100))
  for (const encoding of ['zstd', 'br', 'gzip', 'identity'] as const) {
    const encoded = await encode(body, encoding)
    expect(encoded.byteLength < body.byteLength).toBe(encoding !== 'identity')
    expect((await decode(encoded, encoding)).equals(body)).toBe(true)
  }
})

test('a body that is kept keeps no larger block of memory', async () => {
  const body = Buffer.from(new Uint8Array(20_000).map((_, at) => at % 251))
  for (const encoding of ['zstd', 'br', 'gzip'] as const) {
    const encoded = await encode(body, encoding)
    expect(encoded.buffer.byteLength).toBe(encoded.byteLength)
    const decoded = await decode(encoded, encoding)
    expect(decoded.buffer.byteLength).toBe(decoded.byteLength)
  }
})

test('small responses and pictures that are compressed already are left as they are', () => {
  expect(isWorthCompressing(Buffer.alloc(999), 'text/html; charset=utf-8')).toBe(false)
  expect(isWorthCompressing(Buffer.alloc(5000), 'image/webp')).toBe(false)
  for (const type of ['text/html; charset=utf-8', 'application/json', 'text/x-script', 'image/svg+xml'])
    expect(isWorthCompressing(Buffer.alloc(5000), type)).toBe(true)
})

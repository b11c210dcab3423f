import { expect, test } from 'vitest'
import { publicRequest } from './public-request.ts'

const PUBLIC_URL = 'https://evenhand.example'

test('a form of our own pages keeps its body and gets the public address back', async () => {
  const seen = publicRequest(post(PUBLIC_URL), PUBLIC_URL)
  expect([seen.url, seen.method, seen.headers.get('content-type')]).toEqual([
    'https://evenhand.example//newsletter?token=1',
    'POST',
    'application/x-www-form-urlencoded',
  ])
  expect(await seen.text()).toBe('email=ada@example.com')
})

test.each(['https://evil.example', 'http://evenhand.example', 'null', undefined])(
  'from %s it stays what it was',
  (origin) => {
    const request = post(origin)
    expect(publicRequest(request, PUBLIC_URL)).toBe(request)
  },
)

function post(origin: string | undefined): Request {
  const headers = {
    'content-type': 'application/x-www-form-urlencoded',
    ...(origin !== undefined && { origin }),
  }
  return new Request('http://10.0.0.7:3000//newsletter?token=1', {
    method: 'POST',
    body: 'email=ada@example.com',
    headers,
  })
}

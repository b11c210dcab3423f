import { describe, expect, test } from 'vitest'
import { requestProblem, settingsProblem } from './public-url-problem.ts'

const LOCAL = { publicUrl: 'http://localhost:3000', host: '0.0.0.0', trustProxy: 0 }
const PUBLIC = { ...LOCAL, publicUrl: 'https://casino.example' }
const asked = (host: string, forwardedHost = '') => ({ host, forwardedHost })

describe('the settings alone', () => {
  test('raise no alarm for someone who tries the site on this machine', () => {
    for (const host of [undefined, '0.0.0.0', '::', 'localhost', '127.0.0.1', '::1'])
      expect(settingsProblem({ ...LOCAL, host }), `host ${host}`).toBeUndefined()
  })

  test.each([
    ['behind a proxy', { ...LOCAL, trustProxy: 1 }],
    ['on a network address', { ...LOCAL, host: '203.0.113.7' }],
    ['on an IPv6 network address', { ...LOCAL, host: '2001:db8::7' }],
    ['with another name of this machine', { publicUrl: 'http://127.0.0.1', host: '0.0.0.0', trustProxy: 1 }],
  ])('show a local PUBLIC_URL %s', (_where, settings) => {
    expect(settingsProblem(settings)).toEqual({ publicUrl: settings.publicUrl, host: undefined })
  })

  test('are fine with a public PUBLIC_URL', () => {
    expect(settingsProblem({ ...PUBLIC, trustProxy: 1, host: '203.0.113.7' })).toBeUndefined()
  })
})

describe('a request', () => {
  test('on this machine raises no alarm, whatever PUBLIC_URL is', () => {
    for (const host of ['localhost:3000', '127.0.0.1:3000', '[::1]:3000', 'shop.localhost'])
      for (const settings of [LOCAL, PUBLIC])
        expect(requestProblem(settings, asked(host)), `host ${host}`).toBeUndefined()
  })

  test('under the host of PUBLIC_URL is fine, in any case and with any port', () => {
    expect(requestProblem(PUBLIC, asked('CASINO.example:8443'))).toBeUndefined()
  })

  test('under another host names it', () => {
    expect(requestProblem(LOCAL, asked('casino.example'))?.host).toBe('casino.example')
    expect(requestProblem(PUBLIC, asked('www.casino.example'))?.host).toBe('www.casino.example')
  })

  test('takes X-Forwarded-Host from the trusted proxy only', () => {
    const hosts = asked('app:3000', 'claimed.example, real.example')
    expect(requestProblem({ ...PUBLIC, trustProxy: 1 }, hosts)?.host).toBe('real.example')
    expect(requestProblem({ ...PUBLIC, trustProxy: 2 }, asked('app', 'one.example'))?.host).toBe(
      'one.example',
    )
    expect(requestProblem(PUBLIC, asked('casino.example', 'claimed.example'))).toBeUndefined()
  })

  test('under the inner name that a proxy uses says nothing about the address of visitors', () => {
    for (const host of ['app:3000', '10.0.0.5:3000', '127.0.0.1:3000'])
      expect(requestProblem({ ...PUBLIC, trustProxy: 1 }, asked(host)), `host ${host}`).toBeUndefined()
  })

  test('without a readable host leaves it at what the settings show', () => {
    for (const host of ['', 'a b', 'user@evil.example', 'evil.example/path']) {
      expect(requestProblem(PUBLIC, asked(host)), `host ${host}`).toBeUndefined()
      expect(requestProblem({ ...LOCAL, trustProxy: 1 }, asked(host))?.host).toBeUndefined()
    }
  })
})

import { expect, test } from 'vitest'
import { securityHeaders } from './security-headers.ts'

const policyOf = (options: Partial<Parameters<typeof securityHeaders>[0]> = {}) =>
  securityHeaders({ publicUrl: 'http://localhost', ...options })['content-security-policy']

test('a page may run its own inline scripts and no others', () => {
  const policy = policyOf({ inlineScripts: ['a()'] })
  expect(policy).toContain("script-src 'self' 'sha256-qVpDBgj7bpq5hMAcGp3AOc79J3Y1Z4HvySTwKrWDoy4=';")
  expect(policyOf()).toContain("script-src 'self';")
})

test('nothing inline is allowed as a whole, neither scripts nor styles', () => {
  expect(policyOf({ inlineScripts: ['a()'] })).not.toContain('unsafe')
  expect(policyOf()).toContain("style-src 'self';")
})

test('in development Vite may insert its style elements', () => {
  expect(policyOf({ hasInlineStyles: true })).toContain("style-src 'self' 'unsafe-inline';")
})

test('other sites may not load what does not say otherwise', () => {
  expect(securityHeaders({ publicUrl: 'http://localhost' })['cross-origin-resource-policy']).toBe(
    'same-origin',
  )
})

test('nothing else is allowed than what is named', () => {
  expect(policyOf({ publicUrl: 'https://evenhand.example' })?.split('; ')).toEqual([
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' https: data:",
    "frame-src 'self' https://www.youtube-nocookie.com",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
    'upgrade-insecure-requests',
  ])
})

test('no page may be framed, but for previews by our own pages', () => {
  expect(policyOf()).toContain("frame-ancestors 'none';")
  expect(policyOf({ mayBeFramed: true })).toContain("frame-ancestors 'self';")
})

test('strict transport is asked for behind TLS only', () => {
  expect(securityHeaders({ publicUrl: 'http://localhost' })).not.toHaveProperty('strict-transport-security')
  expect(securityHeaders({ publicUrl: 'https://evenhand.example' })).toHaveProperty(
    'strict-transport-security',
  )
})

import { expect, test } from 'vitest'
import { inlineScriptsOf, securityHeaders } from './security-headers.ts'

test('a page may run its own inline scripts and no others', () => {
  const html =
    '<script>a()</script><script src="/x.js"></script><script type="application/ld+json">{}</script>'
  const scripts = inlineScriptsOf(html)
  expect(scripts).toEqual(['a()'])
  const policy = securityHeaders({ publicUrl: 'http://localhost', inlineScripts: scripts })[
    'content-security-policy'
  ]
  expect(policy).toContain("script-src 'self' 'sha256-qVpDBgj7bpq5hMAcGp3AOc79J3Y1Z4HvySTwKrWDoy4='")
  expect(policy).not.toMatch(/script-src[^;]*unsafe/)
})

test('strict transport is asked for behind TLS only', () => {
  expect(securityHeaders({ publicUrl: 'http://localhost' })).not.toHaveProperty('strict-transport-security')
  expect(securityHeaders({ publicUrl: 'https://evenhand.example' })).toHaveProperty(
    'strict-transport-security',
  )
})

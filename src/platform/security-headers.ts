import { createHash } from 'node:crypto'

/**
 * The headers that every answer carries. Pages add the hashes of their inline scripts:
 * a nonce would make every answer different and rule out keeping rendered pages.
 */
export function securityHeaders(options: {
  publicUrl: string
  inlineScripts?: readonly string[]
}): Record<string, string> {
  const behindTls = options.publicUrl.startsWith('https://')
  return {
    'content-security-policy': contentSecurityPolicy(options.inlineScripts ?? [], behindTls),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
    'cross-origin-opener-policy': 'same-origin',
    ...(behindTls ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  }
}

/** The bodies of the inline scripts of a page that a browser would run; JSON-LD is data and needs no hash. */
export function inlineScriptsOf(html: string): string[] {
  return [
    ...html.matchAll(/<script(?![^>]*\bsrc=)(?![^>]*application\/ld\+json)[^>]*>([\s\S]*?)<\/script>/g),
  ].map((found) => found[1] ?? '')
}

function contentSecurityPolicy(inlineScripts: readonly string[], behindTls: boolean): string {
  const hashes = inlineScripts.map(
    (script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  )
  return [
    "default-src 'self'",
    ["script-src 'self'", ...new Set(hashes)].join(' '),
    // Score bars and carousels set custom properties in style attributes.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' https: data:",
    'frame-src https://www.youtube-nocookie.com',
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
    ...(behindTls ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}

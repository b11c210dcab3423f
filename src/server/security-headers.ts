import { createHash } from 'node:crypto'

interface SecurityOptions {
  publicUrl: string
  inlineScripts?: readonly string[] | undefined
  /** For development only, where Vite inserts style elements. */
  hasInlineStyles?: boolean
  /** Our own pages may show it in a frame. */
  mayBeFramed?: boolean
}

/** The headers of every response. Pages add hashes of inline scripts, because a nonce would prevent caching. */
export function securityHeaders(options: SecurityOptions): Record<string, string> {
  const behindTls = options.publicUrl.startsWith('https://')
  return {
    'content-security-policy': contentSecurityPolicy(options, behindTls),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
    'cross-origin-opener-policy': 'same-origin',
    // Pictures override this, so that other sites can embed them.
    'cross-origin-resource-policy': 'same-origin',
    ...(behindTls ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  }
}

function contentSecurityPolicy(
  { inlineScripts = [], hasInlineStyles = false, mayBeFramed = false }: SecurityOptions,
  behindTls: boolean,
): string {
  const hashes = inlineScripts.map(
    (script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  )
  return [
    "default-src 'self'",
    ["script-src 'self'", ...new Set(hashes)].join(' '),
    `style-src 'self'${hasInlineStyles ? " 'unsafe-inline'" : ''}`,
    "img-src 'self' https: data:",
    // The admin area shows previews of articles in a frame.
    "frame-src 'self' https://www.youtube-nocookie.com",
    "object-src 'none'",
    "base-uri 'none'",
    `frame-ancestors ${mayBeFramed ? "'self'" : "'none'"}`,
    "form-action 'self'",
    ...(behindTls ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}

import { isLoopback } from '#platform/public-url-problem.ts'

/**
 * What crawlers may read. What must not be indexed says so itself, which a crawler can only see when it may read it, so
 * little is disallowed: what is for staff, for programs, or has no end.
 */
export function robotsText(publicUrl: string): string {
  if (isLoopback(new URL(publicUrl).hostname)) return 'User-agent: *\nDisallow: /\n'
  return `User-agent: *
Disallow: /admin
Disallow: /api/
Disallow: /go/
Disallow: /compare/choices
Disallow: /casinos/suggestions
Disallow: /newsletter/confirm
Disallow: /newsletter/unsubscribe

Sitemap: ${publicUrl}/sitemap.xml
`
}

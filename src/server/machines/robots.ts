import { isLoopback } from '#platform/public-url-problem.ts'
import { AI_CRAWLERS } from '#platform/settings.ts'
import type { AiCrawler, Settings } from '#platform/settings.ts'

/** The names by which crawlers of language models call themselves (their operators' pages, read November 2026). */
const AI_AGENTS: Readonly<Record<AiCrawler, readonly string[]>> = {
  training: [
    'GPTBot',
    'ClaudeBot',
    'Google-Extended',
    'Applebot-Extended',
    'CCBot',
    'meta-externalagent',
    'Amazonbot',
    'Bytespider',
  ],
  search: ['OAI-SearchBot', 'Claude-SearchBot', 'PerplexityBot', 'DuckAssistBot'],
  users: ['ChatGPT-User', 'Claude-User', 'Perplexity-User', 'MistralAI-User', 'meta-externalfetcher'],
}

/**
 * What crawlers may read. What must not be indexed says so itself, which a crawler can only see when it may read it, so
 * little is disallowed: what is for staff, for programs, or has no end. Crawlers of language models are kept out by what
 * they read for.
 */
export function robotsText({ publicUrl, aiCrawlers }: Pick<Settings, 'publicUrl' | 'aiCrawlers'>): string {
  if (isLoopback(new URL(publicUrl).hostname)) return 'User-agent: *\nDisallow: /\n'
  const refused = AI_CRAWLERS.filter((one) => !aiCrawlers.includes(one)).flatMap((one) => AI_AGENTS[one])
  const closed =
    refused.length === 0
      ? ''
      : `${refused.map((agent) => `User-agent: ${agent}`).join('\n')}\nDisallow: /\n\n`
  return `${closed}User-agent: *
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

import { isLoopback } from '#platform/public-url-problem.ts'
import { AI_CRAWLERS, type AiCrawler, type Settings } from '#platform/settings.ts'

/** The user agents of language model crawlers (their operators' pages, read November 2026). */
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
 * The rules for crawlers. Pages that must not be indexed say so themselves, which a crawler sees only when it may read
 * them, so little is disallowed: addresses for staff, for programs, or without end. Crawlers of language models are
 * excluded by purpose.
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

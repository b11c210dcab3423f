import { SUGGESTIONS } from '#contract/search/limits.ts'
import { BODY } from '#contract/shared/limits.ts'
import { SearchAnswer } from '#contract/search/search.schema.ts'
import { ConsentRule, Done, NewInteraction, NewSubscription, Stats } from '#contract/site/site.schema.ts'
import { NO_RESULTS, suggest } from '#db/queries/search/search.ts'
import { countTotals } from '#db/queries/analytics/stats.ts'
import { findConsentRule } from '#operations/analytics/find-consent-rule.ts'
import { recordInteraction } from '#operations/analytics/record-interaction.ts'
import { subscribeNewsletter } from '#operations/newsletter/subscribe-newsletter.ts'
import { siteSettings } from '#operations/settings/site-settings.ts'
import { ConsentQuery, SuggestQuery } from '../../query-schemas.ts'
import { route } from '../../route.ts'

const perKind = {
  casinos: SUGGESTIONS.perKind,
  bonuses: SUGGESTIONS.perKind,
  games: SUGGESTIONS.perKind,
  posts: SUGGESTIONS.perKind,
} as const

export const siteRoutes = [
  route({
    method: 'GET',
    access: 'public',
    path: '/api/stats',
    summary: 'The counters of the home page',
    shows: ['saved:casinos', 'saved:bonuses', 'saved:games'],
    response: Stats,
    handle: async ({ app }) => ({
      ...(await countTotals(app, app.now())),
      happyUsers: siteSettings(app).claims.happyUsers,
    }),
  }),
  route({
    method: 'GET',
    access: 'public',
    path: '/api/search',
    summary: 'A few casinos, bonuses, games and articles named like a text, and what else it leads to',
    query: SuggestQuery,
    shows: ['saved:casinos', 'saved:bonuses', 'saved:games', 'posts'],
    response: SearchAnswer,
    handle: async ({ app, query: { q = '', country } }) =>
      q.length < SUGGESTIONS.minCharacters ? NO_RESULTS : suggest(app, q, perKind, app.now(), country),
  }),
  route({
    method: 'POST',
    access: 'public',
    path: '/api/newsletter/subscribe',
    summary: 'Subscribes an address to the newsletter',
    limit: 'newsletter',
    body: NewSubscription,
    response: Done,
    handle: ({ app, body }) => subscribeNewsletter(app, body),
  }),
  route({
    method: 'GET',
    access: 'public',
    path: '/api/consent',
    summary: 'Whether consent to a session identifier is needed where the visitor is',
    query: ConsentQuery,
    // The response depends on the visitor, so shared caches must not store it. Visitors rarely change country.
    privateSeconds: 3600,
    response: ConsentRule,
    handle: ({ app, country, query: { timeZone } }) => findConsentRule(app, { country, timeZone }),
  }),
  route({
    method: 'POST',
    access: 'public',
    path: '/api/interactions',
    summary: 'Records what a visitor did',
    status: 201,
    limit: 'interactions',
    bodyLimit: BODY.interaction,
    // The type that navigator.sendBeacon sends for a text, which is the only way to report a click while leaving a
    // page.
    alsoAccepts: ['text/plain'],
    body: NewInteraction,
    response: Done,
    handle: async ({ app, actor, userAgent, body }) => {
      await recordInteraction(app, { actor, userAgent }, body)
      return { success: true, message: 'Recorded' }
    },
  }),
]

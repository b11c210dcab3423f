/** The query parameters of redirects and missing addresses. Strict. */
import { z } from 'zod'
import { REDIRECT_KINDS } from '#contract/redirects/redirect-kinds.ts'
import { MISSING_SORTS, REDIRECT_SORTS } from '#contract/redirects/redirects.schema.ts'
import type { MissingQuery, RedirectsQuery } from '#contract/redirects/redirects.schema.ts'
import { MISSING, TEXT } from '#contract/shared/limits.ts'
import { cleanSearchText } from '#contract/shared/search-text.ts'

const one = (name: string) => z.string(`${name} takes one value`)
const search = one('search')
  .max(TEXT.search, `search may have at most ${TEXT.search} characters`)
  .transform(cleanSearchText)
  .optional()
const choice = <const Words extends readonly string[]>(name: string, words: Words) =>
  one(name).pipe(z.enum(words, `${name} must be one of ${words.join(', ')}`))

export const RedirectsQuerySchema = z
  .strictObject({
    search: search.describe('A part of the old or the new address'),
    kind: choice('kind', [...REDIRECT_KINDS, 'all'] as const).optional(),
    sort: choice('sort', REDIRECT_SORTS)
      .optional()
      .describe(
        'newest by default; source is the old address, hits the most used first, used the last used first',
      ),
  })
  .transform(({ search: text = '', kind = 'all', sort = 'newest' }): RedirectsQuery => ({
    search: text,
    kind,
    sort,
  }))

export const MissingQuerySchema = z
  .strictObject({
    search: search.describe('A part of the address or of the host that visitors came from'),
    sort: choice('sort', MISSING_SORTS)
      .optional()
      .describe(
        'hits by default, the most asked for first; newest by the first visit, latest by the last one',
      ),
  })
  .transform(({ search: text = '', sort = 'hits' }): MissingQuery => ({ search: text, sort }))

export const SuggestionQuerySchema = z.strictObject({
  address: one('address')
    .max(MISSING.address, `address may have at most ${MISSING.address} characters`)
    .regex(/^\//, 'address must begin with /'),
})

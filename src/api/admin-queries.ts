/** The query parameters of the tables of people: reviews, subscribers, the audit log. Strict. */
import { z } from 'zod'
import type { AuditQuery } from '#contract/staff/audit.schema.ts'
import { FORM, TEXT } from '#contract/shared/limits.ts'
import { cleanSearchText } from '#contract/shared/search-text.ts'
import { SUBSCRIBER_STATES } from '#contract/newsletter/subscribers.schema.ts'
import type { SubscribersQuery } from '#contract/newsletter/subscribers.schema.ts'

const one = (name: string) => z.string(`${name} takes one value`)
const searched = (max: number) =>
  one('search').max(max, `search may have at most ${max} characters`).transform(cleanSearchText).optional()
const choice = <const Words extends readonly string[]>(name: string, words: Words) =>
  one(name).pipe(z.enum(words, `${name} must be one of ${words.join(', ')}`))
const exactly = (name: string, max: number) =>
  one(name).max(max, `${name} may have at most ${max} characters`).optional()

const day = (name: string) =>
  one(name)
    .pipe(z.iso.date(`${name} must be a day such as 2026-03-14`))
    .optional()

export const SubscribersQuerySchema = z
  .strictObject({
    search: searched(TEXT.email).describe('A part of the address'),
    state: choice('state', [...SUBSCRIBER_STATES, 'all'] as const).optional(),
  })
  .transform(({ search = '', state = 'all' }): SubscribersQuery => ({ search, state }))

export const AuditQuerySchema = z
  .strictObject({
    search: searched(TEXT.search).describe('A part of the name of what it was done to'),
    username: exactly('username', FORM.username.max).describe('Who did it'),
    action: exactly('action', TEXT.search).describe('What was done, such as "signed in"'),
    kind: exactly('kind', TEXT.search).describe('What it was done to, such as "casino"'),
    from: day('from').describe('The first day, in UTC'),
    until: day('until').describe('The last day, in UTC'),
  })
  .transform(({ search = '', username, action, kind, from, until }): AuditQuery => ({
    search,
    username,
    action,
    kind,
    from,
    until,
  }))

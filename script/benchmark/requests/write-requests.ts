import { between, pick, randomFrom } from '#db/demo/seeded.ts'
import type { Random } from '#db/demo/seeded.ts'
import { ARTICLE_MODELS } from '../fill/demo-models.ts'
import type { SizeName } from '../fill/sizes.ts'
import type { LoadRequest } from '../measure/load-job.ts'
import { visibleIds } from './visible-ids.ts'

/** Reviews of casinos, each by another visitor and in other words, so that none of them is held for staff. */
export function reviewRequests(size: SizeName, count: number): LoadRequest[] {
  const casinos = visibleIds(size).casinos
  const random = randomFrom('review requests')
  return Array.from({ length: count }, (_, index) =>
    post('/api/reviews', index, reviewOf(casinos[index % casinos.length] ?? 1, `Visit ${index + 1}`, random)),
  )
}

/** The body of one review, in words of its own. */
export function reviewOf(casinoId: number, title: string, random: Random): Record<string, unknown> {
  const rating = (): number => between(random, 4, 10)
  return {
    casinoId,
    userName: `Visitor ${between(random, 1, 9_999)}`,
    title,
    content: Array.from({ length: between(random, 25, 55) }, () => pick(random, WORDS)).join(' '),
    bonusesRating: rating(),
    designRating: rating(),
    payoutsRating: rating(),
    customerSupportRating: rating(),
    gameSelectionRating: rating(),
    mobileExperienceRating: rating(),
  }
}

/** A vote for each of these reviews, each by another visitor. */
export function voteRequests(reviewIds: readonly number[]): LoadRequest[] {
  return reviewIds.map((id, index) => post(`/api/reviews/${id}/helpful`, index, {}))
}

/** Clicks of so many different visitors. */
export function clickRequests(count: number): LoadRequest[] {
  return Array.from({ length: count }, (_, index) =>
    post('/api/interactions', index, {
      sessionId: `session_1760000000000_bench${index}`,
      interactionType: 'casino_click',
      targetId: String((index % 150) + 1),
      targetType: 'casino',
    }),
  )
}

function post(path: string, visitor: number, body: Record<string, unknown>): LoadRequest {
  return {
    path,
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': addressOf(visitor),
      // Interest is counted of browsers only.
      'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
    },
    body: JSON.stringify(body),
  }
}

/** An address of the block that is kept for measurements (RFC 2544), then those behind it. */
function addressOf(visitor: number): string {
  return `198.${18 + Math.floor(visitor / 65_536)}.${Math.floor(visitor / 256) % 256}.${visitor % 256}`
}

/** Real words, so that looking for similar reviews has something to compare. */
const WORDS = [
  ...new Set(
    ARTICLE_MODELS.flatMap(
      ({ content }) => content.replaceAll(/<[^>]*>/g, ' ').match(/\b[a-z]{3,12}\b/g) ?? [],
    ),
  ),
]

/** A few reviews that wait for staff, with the reasons that the product itself finds. */
import type { Insertable } from 'kysely'
import { reasonsToHold } from '#domain/reviews/moderation.ts'
import { overallOf } from '#domain/casinos/ratings.ts'
import type { ReviewsTable } from '../tables.ts'
import { daysAgo } from './demo-dates.ts'
import type { DemoReview } from './demo-types.ts'
import type { DemoIds } from './demo-ids.ts'
import { ratingColumns, targetColumns } from './insert-reviews.ts'

type Held = Pick<DemoReview, 'target' | 'userName' | 'title' | 'content' | 'ratings' | 'writtenDaysAgo'> & {
  overallRating?: number
  reviewsFromAddressInHour?: number
  similarTo?: boolean
}

const HELD: readonly Held[] = [
  {
    target: { kind: 'casino', casino: 'Aldermoon' },
    userName: 'spin_master',
    title: 'Better codes here',
    content:
      'Good casino, but you get a larger bonus with the code from www.bonus-codes.example. Worth a look.',
    ratings: [9, 9, 9, 9, 9, 9],
    writtenDaysAgo: 0.4,
  },
  {
    target: { kind: 'casino', casino: 'Tidewell' },
    userName: 'Recovery Help',
    title: 'They got my money back',
    content:
      'Lost a withdrawal here? Write to helpdesk@recovery-agents.example and they will get it back for a small fee.',
    ratings: [2, 4, 1, 1, 5, 4],
    writtenDaysAgo: 1.2,
  },
  {
    target: { kind: 'casino', casino: 'Kestrow' },
    userName: 'Lena K.',
    title: 'Quick to pay',
    content: 'Payout by card took about a day and nobody asked me for the same document twice.',
    ratings: [7, 8, 9, 8, 7, 8],
    writtenDaysAgo: 1.9,
    similarTo: true,
  },
  {
    target: { kind: 'game', game: 'Paper Comet' },
    userName: 'tipster',
    title: 'Winning pattern',
    content: 'I sell a pattern that works on this one. Message me on Telegram @comet_pattern for the price.',
    overallRating: 10,
    writtenDaysAgo: 2.3,
  },
  {
    target: { kind: 'game', game: 'Halo Roulette' },
    userName: 'Marek',
    title: 'Smooth table',
    content: 'Clear picture, patient dealers and a limit low enough for an evening.',
    overallRating: 8,
    writtenDaysAgo: 2.8,
    reviewsFromAddressInHour: 14,
  },
  {
    target: { kind: 'casino', casino: 'Quillmoor' },
    userName: 'fan',
    title: 'Best of all',
    content:
      'Best of all, see https://quillmoor-fans.example/top and write to me at fan@quillmoor-fans.example today.',
    ratings: [10, 10, 10, 10, 10, 10],
    writtenDaysAgo: 3.5,
    similarTo: true,
  },
]

export function heldReviews(ids: DemoIds, now: Date): Insertable<ReviewsTable>[] {
  return HELD.map(
    ({
      target,
      userName,
      title,
      content,
      ratings,
      overallRating,
      writtenDaysAgo,
      reviewsFromAddressInHour = 0,
      similarTo = false,
    }) => ({
      ...targetColumns(target, ids),
      ...ratingColumns(ratings === undefined ? {} : { ratings }, 1),
      user_name: userName,
      title,
      content,
      overall_rating: overallRating ?? overallOf(ratings ?? []),
      is_published: false,
      held_for: reasonsToHold({ userName, title, content, reviewsFromAddressInHour, similarTo }),
      created_at: daysAgo(now, writtenDaysAgo),
    }),
  )
}

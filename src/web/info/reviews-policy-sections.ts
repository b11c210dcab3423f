import { REJECTIONS } from '#contract/reviews/moderation.ts'
import { REVIEWS_PER_HOUR } from '#contract/reviews/limits.ts'
import type { TextSection } from './info-page.tsx'

/**
 * How visitor reviews are handled. `reasonsToHold` implements the rule for holding one (domain/reviews/moderation.ts).
 */
export const REVIEWS_POLICY_SECTIONS: readonly TextSection[] = [
  {
    id: 'who-may-write',
    title: 'Who may write',
    blocks: [
      'Anyone of legal age, without an account and under any name. A review must be your own experience in your own words. If you are paid for it, or work for the casino or a competitor, please do not write one. The [terms](/terms#reviews) say the same.',
      'We do not check who you are, so a review is the word of the person who wrote it.',
    ],
  },
  {
    id: 'what-waits',
    title: 'What is published at once and what waits',
    blocks: [
      'A review without signs of abuse is published at once, before anyone here has read it. One with any of these signs waits for a person:',
      {
        points: [
          'its name, title or text holds a link or contact details, or advertises a code or an invitation;',
          `more than ${REVIEWS_PER_HOUR} reviews came from the same network address within an hour;`,
          'its text is nearly the same as an earlier review by someone else.',
        ],
      },
      'At times staff check every new review before it is published.',
    ],
  },
  {
    id: 'rejected',
    title: 'When staff reject a review',
    blocks: [
      'Staff publish a review that waits or reject it, and can reject a published one later. The reasons that they choose from are:',
      { points: Object.values(REJECTIONS) },
      'A review is not removed for being critical, and we do not change its words. The check that holds reviews looks at neither the rating nor the casino. We may answer a review; the answer is below it under our name.',
    ],
  },
  {
    id: 'verified',
    title: 'The verified mark',
    blocks: [
      '“Verified” means that our staff have confirmed that the reviewer was a customer. A review without the mark may be just as true; it has not been confirmed. Visitors cannot set the mark.',
    ],
  },
  {
    id: 'what-it-counts-for',
    title: 'What a review counts for',
    blocks: [
      'Every published review counts the same in the user rating, and one that waits does not count yet. Reviews never change the safety index or the expert rating. [How we rate](/how-we-rate) shows the sums.',
      'Helpful votes do not change a score. One visitor counts once per review and day.',
    ],
  },
  {
    id: 'removal',
    title: 'Mistakes and removal',
    blocks: [
      'If you want your review removed, or think that one is false or breaks these rules, write to [{email}](mailto:{email}) and name the page and the review. What is stored with a review, and for how long, is in the [privacy policy](/privacy).',
    ],
  },
]

import type { TextBlock } from './text-blocks.tsx'

/** The explanations beside the tables and sums of "How we rate". */
export const RATING_TEXTS = {
  start: [
    'A number without its source is decoration. This page shows where each number on the site comes from, so that you can do the sum yourself and disagree with it.',
    'Every score is on a scale from 0 to 10. **Safety**, **Expert** and **Users** are always labelled, because they answer different questions and come from different people.',
  ],
  safety: [
    'The safety index answers one question: if you win and ask for your money, or lose and ask for help, how likely is it that you will be treated properly?',
    'It is the weighted mean of five marks from 0 to 10, each with its reason and its date; the weights below are the same for every casino. An editor may set the total by hand instead, and has to say why. The page of each casino shows which of the two it is: the marks, or who set the total, when and for what reason. Totals from before marks were kept count as set by hand; what is not known about them reads “not stated”.',
    'A casino that the editors have not judged has no safety index. It says “Not stated”, comes last in the order by safety, and we neither recommend it nor warn of it.',
  ],
  safetyEnd: [
    'Bonuses, the number of games and visitor reviews do not enter it, nor does any commission. [What changed in our safety index](/blog/what-changed-in-our-safety-index) explains the weights with an example.',
  ],
  expert: [
    'One of our editors rates six categories from 0 to 10 in steps of 0.1 and explains each in writing. The expert rating is their plain mean: no weights, because the weights would be ours and the priorities are yours. An editor may set the total by hand instead; where the example below is one of those, it says so. A category that was not tested has no rating, and then there is no mean either: the review says how many of the six were tested.',
  ],
  users: [
    'The user rating of a casino, bonus or game is the mean of the overall ratings in its published reviews. A review of a casino has six ratings from 1 to 10; its overall rating is their mean, rounded to a whole number. Reviews of bonuses and games have one rating from 1 to 10.',
    'Every published review counts the same, and one that waits to be checked does not count yet. The number of reviews always stands beside the mean: a few reviews move it easily.',
  ],
  shown: [
    'Where there is room for one rating of a casino only, we show the mean of expert and user rating when both exist, otherwise the one that does, and without either the safety index. Wherever that happens, the page says so.',
  ],
  games: [
    'The badge of a game begins with an editorial baseline of 8.2, labelled “baseline”. Once visitors have rated the game, the badge is the mean of the baseline and their average, and says so. We never report the baseline to search engines as a rating.',
  ],
  bands: [
    'A band groups scores so that a list can be read at a glance. It is told from the exact score: 8.96 is shown as 9.0 and is still Strong.',
  ],
  words: [
    'The ratings that visitors give to single categories carry a word instead of a band: **Excellent** from 8, **Good** from 6, **Average** from 4, and **Poor** below. A category rated 8 or more becomes a pro of the review, one rated 4 or less a con.',
  ],
  rtp: [
    'RTP is the share of all stakes that a game pays back in the long run, as its provider publishes it. We colour 97% and above green, 95% and above orange, and anything lower red. The dots beside it say the same without colour.',
  ],
  order: [
    'The casino list is sorted by safety index unless you choose otherwise. Featured casinos, bonuses and articles are chosen by our editors. Popular games are ordered by what visitors opened in the last 30 days. Commission plays no part in any of these.',
  ],
} as const satisfies Readonly<Record<string, readonly TextBlock[]>>

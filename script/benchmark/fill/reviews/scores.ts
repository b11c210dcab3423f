import { bell, between, type Random, shuffle } from '#db/demo/seeded.ts'

export type Mood = 'good' | 'fair' | 'poor'

/** The same bounds as the pros and cons of a review: 8 or more is a pro, 4 or less a con. */
export function moodOf(rating: number): Mood {
  return rating >= 8 ? 'good' : rating <= 4 ? 'poor' : 'fair'
}

export function asRating(score: number): number {
  return Math.min(10, Math.max(1, Math.round(score)))
}

export function meanOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length
}

const DEVIATION = 1.4
const ODD_ONE_OUT = 0.035

/**
 * Scores (1 to 10, not rounded) with the given mean and a deviation of about 1.4, less where the scale
 * ends and would pile them up: evenly spaced along
 * the bell curve rather than drawn, so that a handful of reviews still lands on the mean. Now and then
 * somebody hates or loves what everyone else does not.
 */
export function spreadScores(random: Random, count: number, mean: number): number[] {
  const deviation = DEVIATION * Math.min(1, 0.45 + Math.min(10 - mean, mean - 1) / 3.5)
  const odd = Array.from({ length: count }, () => (random() < ODD_ONE_OUT ? oddScore(random) : undefined))
  const places = shuffle(
    random,
    Array.from({ length: count }, (_, index) => (index + 0.5) / count),
  )
  const offsets = places.map((place) => deviation * quantile(place) + 0.15 * bell(random))
  const scoresAround = (centre: number) =>
    offsets.map((offset, index) => odd[index] ?? Math.min(10, Math.max(1, centre + offset)))
  let low = mean - 4
  let high = mean + 4
  for (let step = 0; step < 30; step += 1) {
    const centre = (low + high) / 2
    if (meanOf(scoresAround(centre)) < mean) low = centre
    else high = centre
  }
  return scoresAround((low + high) / 2)
}

function oddScore(random: Random): number {
  return random() < 0.6 ? between(random, 1, 3) : 10
}

/** The bell curve's quantile by Tukey's lambda approximation, good to about 0.01 here. */
function quantile(place: number): number {
  return (place ** 0.135 - (1 - place) ** 0.135) / 0.1975
}

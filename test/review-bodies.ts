/** Valid bodies of reviews; tests change the field in question. */

export function casinoReviewBody(
  casinoId: number,
  more: Record<string, unknown> = {},
): Record<string, unknown> {
  return {
    casinoId,
    userName: 'Ada',
    title: 'Good enough',
    content: 'Paid out within two days.',
    bonusesRating: 8,
    designRating: 7,
    payoutsRating: 9,
    customerSupportRating: 4,
    gameSelectionRating: 8,
    mobileExperienceRating: 7,
    ...more,
  }
}

export function shortReviewBody(more: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    userName: 'Ada',
    title: 'Fair terms',
    content: 'The wagering was easy to meet.',
    overallRating: 8,
    ...more,
  }
}

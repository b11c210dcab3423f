export const CASINOS_PER_PAGE = 20
export const CASINO_PAGE = {
  gameProviders: 5,
  restrictedCountries: 15,
  games: 10,
  relatedPosts: 3,
  reviewsAtATime: 5,
  alternatives: 3,
} as const

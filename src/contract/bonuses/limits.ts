export const FEATURED_BONUSES = 3

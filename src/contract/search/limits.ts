/** Limits of the results page: items of each kind, and of a single chosen kind. */
export const SEARCH_RESULTS = {
  perKind: 6,
  ofOneKind: 24,
  recent: 6,
  /** When nothing is found, parts of the text are tried: the shortest part in letters, and how many parts. */
  shortestPart: 3,
  parts: 4,
} as const
/** Suggestions of each kind. The casino list suggests casinos only, and more of them. */
export const SUGGESTIONS = { perKind: 3, casinosOnList: 5, minCharacters: 2 } as const
export const SEARCH_BLUR_MS = 200

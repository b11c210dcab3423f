/** The page of results: items of each kind, and of the one kind that was chosen. */
export const SEARCH_RESULTS = {
  perKind: 6,
  ofOneKind: 24,
  recent: 6,
  /** Where a text finds nothing: the letters that a part needs, and how many parts are tried. */
  shortestPart: 3,
  parts: 4,
} as const
/** How many of each kind the suggestions show; the casino list shows more casinos and nothing else. */
export const SUGGESTIONS = { perKind: 3, casinosOnList: 5, minCharacters: 2 } as const
export const SEARCH_BLUR_MS = 200

/** Addresses that are written as addresses. */

// Endings of bare domains. Country endings that are English words (in, is, it, me, to) are left out,
// because "fast.it works" is a slip of the space bar; with a path behind them they count all the same.
const ENDING =
  '(?:com|net|org|info|biz|online|site|shop|club|xyz|casino|bet|app|dev|top|vip|win|link|live|ru|de|uk|io|co|eu|example)'

// A match begins at the beginning of a run only: from every place of a long run the time would grow with its square.
export const PLAIN_LINKS: readonly RegExp[] = [
  /\b(?:https?|hxxps?|ftp):\/\/[^\s<>"]*/gi,
  /\bwww\.[a-z0-9-][^\s<>"]*/gi,
  // One case throughout: "slow.Net result" is a sentence without its space.
  new RegExp(`(?<![@\\w.-])[a-z0-9-]{2,}(?:\\.[a-z0-9-]{2,})*\\.${ENDING}(?![\\w@])(?:/[^\\s<>"]*)?`, 'g'),
  new RegExp(`(?<![@\\w.-])[A-Z0-9-]{2,}(?:\\.[A-Z0-9-]{2,})*\\.${ENDING.toUpperCase()}(?![\\w@])`, 'g'),
  new RegExp(`(?<![@\\w.])[A-Z][a-z0-9-]+(?:\\.[a-z0-9-]{2,})*\\.${ENDING}(?![\\w@])`, 'g'),
  /(?<![\w.-])[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,}\/[\w?#-][^\s<>"]*/gi,
]

/** Addresses in plain notation. */

// Endings of bare domains. Country endings that are English words (in, is, it, me, to) are left out, because "fast.it
// works" is a missing space. Followed by a path, they do count.
const ENDING =
  '(?:com|net|org|info|biz|online|site|shop|club|xyz|casino|bet|app|dev|top|vip|win|link|live|ru|de|uk|io|co|eu|example)'

// A match may begin only at the start of a run; otherwise a long run would take quadratic time.
export const PLAIN_LINKS: readonly RegExp[] = [
  /\b(?:https?|hxxps?|ftp):\/\/[^\s<>"]*/gi,
  /\bwww\.[a-z0-9-][^\s<>"]*/gi,
  // Requires one case throughout: "slow.Net result" is a missing space.
  new RegExp(`(?<![@\\w.-])[a-z0-9-]{2,}(?:\\.[a-z0-9-]{2,})*\\.${ENDING}(?![\\w@])(?:/[^\\s<>"]*)?`, 'g'),
  new RegExp(`(?<![@\\w.-])[A-Z0-9-]{2,}(?:\\.[A-Z0-9-]{2,})*\\.${ENDING.toUpperCase()}(?![\\w@])`, 'g'),
  new RegExp(`(?<![@\\w.])[A-Z][a-z0-9-]+(?:\\.[a-z0-9-]{2,})*\\.${ENDING}(?![\\w@])`, 'g'),
  /(?<![\w.-])[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,}\/[\w?#-][^\s<>"]*/gi,
]

/** The message for a database or backup from before version 1, whose migrations are numbered below 1001. */
export const FORMER_VERSION =
  'This database was made before version 1, which leaves it as it is. The last commit that opens it is 26dfdfef. Its exports carry over casinos, ' +
  'bonuses, games, articles, landing pages, redirects and pictures; reviews, accounts, subscribers, settings, versions, ' +
  'clicks and earnings they do not.'

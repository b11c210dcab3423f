export interface StorageKey {
  key: string
  holds: string
  kept: string
}

/** Everything that the site keeps in the browser: local storage, the tab's own for the chat, and two cookies for staff. */
export const STORAGE_KEYS: readonly StorageKey[] = [
  {
    key: 'sessionId',
    holds:
      'The random identifier: “session_”, the time of your first visit and random letters and digits; where your consent is needed, only after you accept',
    kept: 'Until you switch it off or clear the browser',
  },
  {
    key: 'sessionConsent',
    holds: 'That you accepted the identifier, so that we do not ask again',
    kept: 'Until you switch it off or clear the browser',
  },
  {
    key: 'sessionOptOut',
    holds: 'That you refused the identifier or switched it off, so that we do not ask again',
    kept: 'Until you switch it on again',
  },
  {
    key: 'ui-theme',
    holds: 'Whether you chose the dark or the light theme',
    kept: 'Until you clear the browser',
  },
  {
    key: 'chat',
    holds: 'Your conversation with the assistant, in this tab only',
    kept: 'Until you close the tab',
  },
  {
    key: 'viewedPages',
    holds:
      'Which casinos and bonuses this tab has counted as seen, so that a reload does not count again; only while the identifier is kept',
    kept: 'Until you close the tab',
  },
  {
    key: 'react-router-scroll-positions',
    holds: 'How far you had scrolled, so that the way back shows the same place, in this tab only',
    kept: 'Until you close the tab',
  },
  {
    key: 'votedReviews',
    holds:
      'The numbers of the last 200 reviews that you voted for, so that they show it; we never receive this',
    kept: 'Until you clear the browser',
  },
  {
    key: 'recentSearches',
    holds: 'Your last 6 searches, so that you can repeat them; we never receive this',
    kept: 'Until you clear them in the search or clear the browser',
  },
  {
    key: 'compareTray',
    holds: 'What you put aside to compare, in this tab only',
    kept: 'Until you close the tab or clear the tray',
  },
  {
    key: 'recentlyViewed',
    holds:
      'The last eight casinos, bonuses and games that you looked at, so that you find them again, or that nothing is to be remembered; where your consent is needed, only after you accept; we never receive this',
    kept: 'Until you press Clear or clear the browser',
  },
  {
    key: 'adminToken, adminUser',
    holds: 'Staff only: the sign-in and who is signed in',
    kept: 'Until sign-out, 24 hours at most',
  },
  {
    key: 'known_device',
    holds:
      'Staff only, a cookie: that this browser has signed in before, so that strangers’ guesses do not make it wait',
    kept: '180 days after the last sign-in',
  },
  {
    key: 'staff_session',
    holds:
      'Staff only, a cookie: what a sign-in in this browser is bound to, so that a copied token opens nothing',
    kept: '24 hours, or until signing out',
  },
]

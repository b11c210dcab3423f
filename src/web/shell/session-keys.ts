/** What session storage holds of a visit: with one of them a page shows more than the server sent. */
export const TRAY_KEY = 'compareTray'
export const CONVERSATION_KEY = 'chat'

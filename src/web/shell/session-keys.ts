/** Keys in session storage. With one of them set, a page shows more than the server sent. */
export const TRAY_KEY = 'compareTray'
export const CONVERSATION_KEY = 'chat'

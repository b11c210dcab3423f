/** The language in which dates, numbers, lists and orders are written and compared. Texts are English where they are shown. */
export const LANGUAGE = 'en'

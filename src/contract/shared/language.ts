/** The language of dates, numbers, lists and sorting. Texts are in English where they are written. */
export const LANGUAGE = 'en'

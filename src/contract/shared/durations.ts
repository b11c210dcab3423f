/** Milliseconds of a second, a minute, an hour and a day of 24 hours, and seconds of a day. */
export const SECOND_MS = 1000
export const MINUTE_MS = 60_000
export const HOUR_MS = 3_600_000
export const DAY_MS = 86_400_000
export const DAY_S = 86_400

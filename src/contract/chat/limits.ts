/** The lowest safety index of a casino that the assistant recommends unasked; others only by name or number. */
export const RECOMMENDED_SAFETY = 7
/** `history`: the earlier messages that are sent along. `quickDelayMs`: the wait of a quick question. */
export const CHAT = { history: 20, quickDelayMs: 100 } as const

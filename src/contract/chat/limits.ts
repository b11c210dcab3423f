/**
 * The lowest safety index of a casino that the assistant recommends unasked. Casinos asked for by name or by number are
 * not limited.
 */
export const RECOMMENDED_SAFETY = 7
/**
 * `history`: how many earlier messages the client sends along. `quickDelayMs`: how long a quick question waits before
 * it is sent.
 */
export const CHAT = { history: 20, quickDelayMs: 100 } as const

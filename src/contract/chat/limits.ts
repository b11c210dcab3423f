/** The assistant recommends no casino with a lower safety index unless it is asked for by name or number. */
export const RECOMMENDED_SAFETY = 7
/** How many earlier messages go along with a question, and how long a quick question waits before it is sent. */
export const CHAT = { history: 20, quickDelayMs: 100 } as const

export const TEST_MAILS = { perDay: 20 } as const

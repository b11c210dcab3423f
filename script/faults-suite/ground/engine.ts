export const ENGINES = ['embedded', 'postgres'] as const
export type Engine = (typeof ENGINES)[number]

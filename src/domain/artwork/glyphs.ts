import OUTLINES from './glyphs.json' with { type: 'json' }

/** Outlines of Mona Sans (SIL OFL 1.1), width 114, weight 800; cap height is 100 units. */
export const GLYPHS: Readonly<Record<string, { width: number; path: string }>> = OUTLINES

/** The measures of visitors' interest. */
import type { InteractionType } from '../shared/options.ts'

/** Clicking a game and opening its play dialog count as the same interest in that game. */
export const INTEREST_MEASURES = ['game', 'casino_click', 'bonus_click', 'casino_view', 'bonus_view'] as const
export type InterestMeasure = (typeof INTEREST_MEASURES)[number]

/** Maps an interaction to the measure it adds to. Interactions that are not listed are stored and not counted. */
export const MEASURE_OF: Readonly<Partial<Record<InteractionType, InterestMeasure>>> = {
  game_click: 'game',
  game_modal: 'game',
  casino_click: 'casino_click',
  bonus_click: 'bonus_click',
  casino_details_view: 'casino_view',
  bonus_details_view: 'bonus_view',
}

/** What the interest of visitors is counted by. */
import type { InteractionType } from '../shared/options.ts'

/** A click on a game and opening its play dialog are one: interest in that game. */
export const INTEREST_MEASURES = ['game', 'casino_click', 'bonus_click', 'casino_view', 'bonus_view'] as const
export type InterestMeasure = (typeof INTEREST_MEASURES)[number]

/** The measure that an interaction adds to; the others are stored and add to none. */
export const MEASURE_OF: Readonly<Partial<Record<InteractionType, InterestMeasure>>> = {
  game_click: 'game',
  game_modal: 'game',
  casino_click: 'casino_click',
  bonus_click: 'bonus_click',
  casino_details_view: 'casino_view',
  bonus_details_view: 'bonus_view',
}

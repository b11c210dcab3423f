import { MEASURE_OF, type InterestMeasure } from '#contract/analytics/interest.ts'
import type { InteractionType } from '#contract/shared/options.ts'
import type { NewInteraction } from '#contract/site/site.schema.ts'

export interface InteractionTarget {
  /** The kind of item that `id` names; null for a search. */
  kind: TargetKind | null
  id: number | null
  /** The interest that it adds to; null for interactions that are only stored. */
  measure: InterestMeasure | null
}

/**
 * The item that an interaction is about. Undefined when it cannot exist: no id, or a kind that does not belong to the
 * type. Only the database knows whether the item does exist.
 */
export function interactionTarget(
  interaction: Pick<NewInteraction, 'interactionType' | 'targetId' | 'targetType'>,
): InteractionTarget | undefined {
  const { interactionType, targetId, targetType } = interaction
  if (interactionType === 'search') return { kind: null, id: null, measure: null }
  const kind = KIND_OF[interactionType] ?? REVIEWED.find((reviewed) => reviewed === targetType)
  if (kind === undefined || (targetType ?? kind) !== kind) return undefined
  if (!/^[1-9]\d{0,8}$/.test(targetId ?? '')) return undefined
  return { kind, id: Number(targetId), measure: MEASURE_OF[interactionType] ?? null }
}

type TargetKind = 'casino' | 'bonus' | 'game' | 'review'

/** The kind of item for each type. A review may be submitted for any of REVIEWED. */
const KIND_OF: Readonly<Partial<Record<InteractionType, TargetKind>>> = {
  casino_click: 'casino',
  casino_card_click: 'casino',
  casino_details_view: 'casino',
  bonus_click: 'bonus',
  bonus_details_view: 'bonus',
  game_click: 'game',
  game_modal: 'game',
  helpful_vote: 'review',
}
const REVIEWED = ['casino', 'bonus', 'game'] as const

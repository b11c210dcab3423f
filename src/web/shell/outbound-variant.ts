import { isRecommended } from '#domain/casinos/caution.ts'

/** The look of an outbound button: neutral instead of green for a casino that is not known to be safe enough. */
export function outboundVariant(safetyIndex: string | null): 'default' | 'secondary' {
  return isRecommended(safetyIndex) ? 'default' : 'secondary'
}

import { needsCaution } from '#domain/caution.ts'

/** The look of an outbound button: neutral instead of green for a casino that is not recommended. */
export function outboundVariant(safetyIndex: string): 'default' | 'secondary' {
  return needsCaution(safetyIndex) ? 'secondary' : 'default'
}

/** The game form as its fields hold it: numbers that may be missing are empty texts. */
type Values = Record<string, unknown>

export function gameFormOf(values: Values): Values {
  const { paylines, maxMultiplier } = values
  return { ...values, paylines: numberIn(paylines), maxMultiplier: numberIn(maxMultiplier) }
}

function numberIn(value: unknown): unknown {
  return typeof value === 'string' && value.trim() === '' ? null : value
}

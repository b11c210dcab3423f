/** "Wagering 35×"; an offer that says "No wagering" needs no label before it. */
export function wageringWords(requirement: string): string {
  return /^\s*no\b.*wager/i.test(requirement) ? requirement.trim() : `Wagering ${requirement}`
}

/** "35×" for a place that has its label already; "None" for "No wagering". */
export function wageringValue(requirement: string): string {
  return /^\s*no wagering\s*$/i.test(requirement) ? 'None' : requirement
}

/** The parts of the safety index and the fields of the casino form that hold them. */

/** In display order. Weights are percent of the index; `short` is the name in messages. */
export const SAFETY_PARTS = [
  { part: 'license', name: 'Licence', short: 'Licence', weight: 25 },
  { part: 'terms', name: 'Terms', short: 'Terms', weight: 20 },
  { part: 'payments', name: 'Payments', short: 'Payments', weight: 25 },
  { part: 'conduct', name: 'Complaints and conduct', short: 'Conduct', weight: 20 },
  { part: 'ownership', name: 'Age and ownership', short: 'Ownership', weight: 10 },
] as const

export type SafetyPart = (typeof SAFETY_PARTS)[number]['part']

/** Bookkeeping fields: a change of these alone is not a change of the form. */
export const RECORDED_FIELDS: ReadonlySet<string> = new Set(['safetySetBy', 'safetySetOn'])

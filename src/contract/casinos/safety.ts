/** The parts of the safety index and the fields of the casino form that hold them. */

/** In the order in which they are shown. Weights are percent of the index; `short` is the name in messages. */
export const SAFETY_PARTS = [
  { part: 'license', name: 'Licence', short: 'Licence', weight: 25 },
  { part: 'terms', name: 'Terms', short: 'Terms', weight: 20 },
  { part: 'payments', name: 'Payments', short: 'Payments', weight: 25 },
  { part: 'conduct', name: 'Complaints and conduct', short: 'Conduct', weight: 20 },
  { part: 'ownership', name: 'Age and ownership', short: 'Ownership', weight: 10 },
] as const

export type SafetyPart = (typeof SAFETY_PARTS)[number]['part']

/** Recorded beside what they belong to: a change of these alone is no change of a form. */
export const RECORDED_FIELDS: ReadonlySet<string> = new Set(['safetySetBy', 'safetySetOn'])

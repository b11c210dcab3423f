const SHOWN = 400

/** A value of a form as plain text; long ones are cut. */
export function valueWords(value: unknown): string {
  if (value === null || value === undefined || value === '') return 'empty'
  if (value === true) return 'yes'
  if (value === false) return 'no'
  const text = Array.isArray(value)
    ? value.map((entry) => (typeof entry === 'object' ? JSON.stringify(entry) : String(entry))).join(', ') ||
      'empty'
    : typeof value === 'object'
      ? JSON.stringify(value)
      : `${value as string | number}`
  return text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text
}

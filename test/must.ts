/** The value; throws where there is none. */
export function must<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('There is none.')
  return value
}

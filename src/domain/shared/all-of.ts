/** Waits for every value of an object, as `Promise.all` does for a list. Rejects with the first error. */
export async function allOf<Values extends object>(values: {
  [Name in keyof Values]: Values[Name] | Promise<Values[Name]>
}): Promise<Values> {
  const waited = Object.entries(values).map(async ([name, value]) => [name, await value] as const)
  return Object.fromEntries(await Promise.all(waited)) as Values
}

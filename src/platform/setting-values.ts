/** `process.env`, or a test's own. */
export type Env = Record<string, string | undefined>

/** An unusable setting. The message is one sentence that names the variable. */
export class SettingsError extends Error {
  override name = 'SettingsError'
}

/** An integer in decimal digits; `1e3`, `0x50` and `80.5` are refused. */
export function whole(env: Env, name: string, fallback: number, min: number, max: number): number {
  const value = text(env, name)
  if (value === undefined) return fallback
  const number = /^\d{1,16}$/.test(value) ? Number(value) : Number.NaN
  if (!(number >= min && number <= max)) refuse(name, `a whole number from ${min} to ${max}`, value)
  return number
}

/** One of a closed list, or unset. */
export function oneOf<T extends string>(env: Env, name: string, choices: readonly T[]): T | undefined {
  const value = text(env, name)
  const choice = choices.find((one) => one === value)
  if (value !== undefined && choice === undefined) refuse(name, `one of ${choices.join(', ')}`, value)
  return choice
}

/** The trimmed value; undefined when empty. */
export function text(env: Env, name: string): string | undefined {
  return env[name]?.trim() || undefined
}

/** Undefined unless it is an absolute http or https address. */
export function httpUrl(value: string): URL | undefined {
  const url = URL.parse(value)
  return url?.protocol === 'http:' || url?.protocol === 'https:' ? url : undefined
}

/** Throws a sentence that names the variable. Not for secrets, because it repeats the value. */
export function refuse(name: string, wanted: string, value: string): never {
  throw new SettingsError(`${name} must be ${wanted}, not ${JSON.stringify(value)}.`)
}

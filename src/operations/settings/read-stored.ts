/** Reads settings that another version of the site may have saved. */
import type { z } from 'zod'
import { HOME_SECTIONS } from '#contract/settings/described-home.ts'
import { SETTING_SCHEMAS } from '#contract/settings/settings.schema.ts'
import type { SettingGroup, SiteSettings } from '#contract/settings/settings.schema.ts'

/** Each round mends every problem that the one before has shown. */
const ROUNDS = 10

/**
 * A stored group as this version knows it: keys that it no longer has are left out, new ones and values that it no
 * longer allows get the default, sections that the home page has got since follow at its end. Everything else stays as
 * it was saved. Undefined where that is not enough.
 */
export function readStored<Group extends SettingGroup>(
  group: Group,
  stored: unknown,
  defaults: SiteSettings[Group],
): SiteSettings[Group] | undefined {
  const value = group === 'home' ? withEverySection(stored) : structuredClone(stored)
  for (let round = 0; round < ROUNDS; round += 1) {
    const read = SETTING_SCHEMAS[group].safeParse(value)
    if (read.success) return read.data as SiteSettings[Group]
    const mended = read.error.issues.filter((issue) => mend(value, issue, defaults))
    if (mended.length === 0) return undefined
  }
  return undefined
}

/** Returns whether it could do anything about a problem. */
function mend(value: unknown, issue: z.core.$ZodIssue, defaults: unknown): boolean {
  if (issue.code === 'unrecognized_keys') {
    const holder = valueAt(value, issue.path)
    return isRecord(holder) && issue.keys.filter((key) => Reflect.deleteProperty(holder, key)).length > 0
  }
  const key = issue.path.at(-1)
  const holder = valueAt(value, issue.path.slice(0, -1))
  if (key === undefined || !isRecord(holder)) return false
  const isMissing = !Object.hasOwn(holder, key)
  const replacement = structuredClone(valueAt(defaults, issue.path))
  if (!isMissing && replacement === undefined) return false
  holder[key] = replacement ?? null
  return true
}

function withEverySection(stored: unknown): unknown {
  const value: unknown = structuredClone(stored)
  if (!isRecord(value) || !Array.isArray(value['sections'])) return value
  const known = value['sections'].filter(
    (section) => isRecord(section) && HOME_SECTIONS.some((id) => id === section['id']),
  ) as { id: string }[]
  const added = HOME_SECTIONS.filter((id) => known.every((section) => section.id !== id))
  return { ...value, sections: [...known, ...added.map((id) => ({ id, isShown: true, title: null }))] }
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((at, key) => (isRecord(at) ? at[key] : undefined), value)
}

/** Objects, and lists by their places. */
function isRecord(value: unknown): value is Record<PropertyKey, unknown> {
  return typeof value === 'object' && value !== null
}

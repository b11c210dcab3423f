/** Reads settings that another version of the site may have saved. */
import type { z } from 'zod'
import { HOME_SECTIONS } from '#contract/settings/described-home.ts'
import { SETTING_SCHEMAS, type SettingGroup, type SiteSettings } from '#contract/settings/settings.schema.ts'

/**
 * A stored group adapted to this version: unknown keys are dropped, new keys and invalid values get defaults, and new
 * sections of the home page follow at the end. Everything else stays as saved. Undefined where that is not enough.
 */
export function readStored<Group extends SettingGroup>(
  group: Group,
  stored: unknown,
  defaults: SiteSettings[Group],
): SiteSettings[Group] | undefined {
  if (!isRecord(stored) || Array.isArray(stored)) return undefined
  const schema: z.ZodType = SETTING_SCHEMAS[group]
  const read = schema.safeParse(
    mended(schema, group === 'home' ? withEverySection(stored) : stored, defaults),
  )
  return read.success ? (read.data as SiteSettings[Group]) : undefined
}

/** The value where the schema accepts it; otherwise its accepted parts, with defaults for the others. */
function mended(schema: z.ZodType, value: unknown, fallback: unknown): unknown {
  if (schema.safeParse(value).success) return value
  const { shape, element, unwrap } = schema as Parts
  if (shape !== undefined && isRecord(value))
    return Object.fromEntries(
      Object.entries(shape).map(([key, inner]) => [
        key,
        Object.hasOwn(value, key) ? mended(inner, value[key], at(fallback, key)) : at(fallback, key),
      ]),
    )
  if (element !== undefined)
    return Array.isArray(value)
      ? value.map((entry, place) => mended(element, entry, at(fallback, place)))
      : fallback
  return unwrap === undefined ? fallback : mended(unwrap.call(schema), value, fallback)
}

/** The inner schemas of objects, lists, and optional or nullable schemas. */
interface Parts {
  shape?: Readonly<Record<string, z.ZodType>>
  element?: z.ZodType
  unwrap?: () => z.ZodType
}

function at(value: unknown, key: PropertyKey): unknown {
  return isRecord(value) ? (value[key] ?? null) : null
}

function withEverySection(value: Record<PropertyKey, unknown>): unknown {
  if (!Array.isArray(value['sections'])) return value
  const known = value['sections'].filter(
    (section) => isRecord(section) && HOME_SECTIONS.some((id) => id === section['id']),
  ) as { id: string }[]
  const added = HOME_SECTIONS.filter((id) => known.every((section) => section.id !== id))
  return { ...value, sections: [...known, ...added.map((id) => ({ id, isShown: true, title: null }))] }
}

/** Includes lists, with indexes as keys. */
function isRecord(value: unknown): value is Record<PropertyKey, unknown> {
  return typeof value === 'object' && value !== null
}

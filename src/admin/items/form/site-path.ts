import type { WrittenKind } from '#contract/items/item-kinds.ts'
import type { LandingForm } from '#contract/landing/landing.schema.ts'
import { paths } from '#contract/shared/paths.ts'
import type { Values } from './form-values.ts'

/** The public path of an item; undefined while it is hidden. */
export function sitePathOf(kind: WrittenKind, id: number, form: Values): string | undefined {
  if (kind === 'landing')
    return form.isPublished === true ? paths.landing(form as Pick<LandingForm, 'list' | 'slug'>) : undefined
  if (kind === 'post')
    return form.isPublished === true && typeof form.slug === 'string' ? paths.post(form.slug) : undefined
  if (form.isActive !== true) return undefined
  // A new item gets its slug when it is saved. Until the form knows it, the id redirects.
  return typeof form.slug === 'string' && form.slug !== ''
    ? paths[kind]({ slug: form.slug })
    : paths.numbered(kind, id)
}

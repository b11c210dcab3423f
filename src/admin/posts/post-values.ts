/** Converts the article form to its fields' values: times in the editor's time zone, empty texts for missing values. */
import type { PostForm } from '#contract/posts/fields.ts'

export type Values = Record<string, unknown>

export interface MediumValues {
  type: 'image' | 'youtube'
  url: string
  caption: string
  alt: string
}

export const NO_MEDIUM: MediumValues = { type: 'image', url: '', caption: '', alt: '' }

export function postValuesOf(form: Values): Values {
  const { contentMedia, publishAt } = form as Pick<PostForm, 'contentMedia' | 'publishAt'>
  return {
    ...form,
    contentMedia: contentMedia.map(({ type, url, caption, alt }) => ({
      type,
      url,
      caption: caption ?? '',
      alt: alt ?? '',
    })),
    publishAt: publishAt === null ? '' : toLocalTime(publishAt),
  }
}

/** A published article has no publication time. */
export function postFormOf(values: Values): Values {
  return { ...values, publishAt: values.isPublished === true ? null : toInstant(values.publishAt) }
}

/** "2026-03-14T13:00" for an instant, in the device's time zone. */
export function toLocalTime(instant: string): string {
  const date = new Date(instant)
  const two = (number: number) => String(number).padStart(2, '0')
  const day = [date.getFullYear(), two(date.getMonth() + 1), two(date.getDate())].join('-')
  return `${day}T${two(date.getHours())}:${two(date.getMinutes())}`
}

/** The reverse. Invalid times stay as typed, for the schema to report. */
function toInstant(local: unknown): unknown {
  if (typeof local !== 'string' || local === '') return null
  const date = new Date(local)
  return Number.isNaN(date.getTime()) ? local : date.toISOString()
}

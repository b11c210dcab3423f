/** Pages written by the owner, such as About, Imprint and Contact, at `/page/{slug}`. */
import { z } from 'zod'
import { text } from '../shared/common.schema.ts'
import { SETTINGS } from './limits.ts'
import { line } from './lines.schema.ts'

/** The menu that a page is linked from. The link comes last in it. */
export const PAGE_PLACES = ['none', 'header', 'quick', 'support'] as const
export type PagePlace = (typeof PAGE_PLACES)[number]

const NOT_A_SLUG = 'Address must be 1 to 60 small letters, digits and single dashes, such as about-us'

const OwnPage = z.strictObject({
  slug: z
    .string(NOT_A_SLUG)
    .trim()
    .max(60, NOT_A_SLUG)
    .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, NOT_A_SLUG),
  title: line('Title', SETTINGS.heading),
  /** For search engines and shared links. */
  description: line('Description', SETTINGS.source),
  place: z.enum(PAGE_PLACES, 'Place must be none, header, quick or support'),
  html: text({
    max: SETTINGS.pageText,
    tooShort: 'Text must not be empty',
    tooLong: `Text may have at most ${SETTINGS.pageText} characters`,
  }),
})
export type OwnPage = z.infer<typeof OwnPage>

export const PageSettings = z.strictObject({
  pages: z
    .array(OwnPage, 'Pages must be a list')
    .max(SETTINGS.pages, `There may be at most ${SETTINGS.pages} pages`)
    .superRefine((pages, context) => {
      pages.forEach(({ slug }, at) => {
        if (pages.findIndex((page) => page.slug === slug) < at)
          context.addIssue({ code: 'custom', path: [at, 'slug'], message: 'Another page has this address' })
      })
    }),
})
export type PageSettings = z.infer<typeof PageSettings>

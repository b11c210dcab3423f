/** The fields of the article form: one line each, from which forms, storage, history, files and responses follow. */
import { z } from 'zod'
import type { FieldProblem } from '../shared/refusal.ts'
import {
  flag,
  idList,
  instant,
  laterText,
  nullableText,
  pictureAddress,
  readPictureAddress,
  required,
  requiredLater,
  textList,
  wholeNumber,
  formBody,
  optionalText,
  tooFew,
} from '../shared/form-fields.schema.ts'
import { field, fieldTable, schemasOf } from '../items/field.ts'
import { FORM, FORM_PRESET } from '../items/limits.ts'
import { POST_CATEGORIES } from '../shared/options.ts'
import { readWebAddress } from '../shared/web-address.ts'
import { ARTICLE } from './limits.ts'

/** A medium's position is its number: [media:1] in the content marks the place of the first. */
const medium = z
  .strictObject({
    type: z.enum(['image', 'youtube'], 'Media type must be image or youtube'),
    url: required('Media URL', { min: 1, max: FORM.url }, 'Media URL is required'),
    caption: nullableText('Caption', FORM.title),
    alt: nullableText('Alternative text', FORM.alt),
    position: z.unknown().optional(),
    videoId: z.unknown().optional(),
  })
  .transform(({ type, url, caption, alt }) => ({ type, url, caption, alt }))

/** Whether the content has few enough tags for the sanitiser, which takes 2 µs for each. */
export function hasFewTags(html: string): boolean {
  return html.split('<').length - 1 <= ARTICLE.tags
}
export const TOO_MANY_TAGS = `Content may have at most ${ARTICLE.tags} tags`

export const POST_FIELDS = fieldTable({
  title: field.text('Title', required('Title', { min: FORM.postTitle, max: FORM.title }), {
    isOneLine: true,
  }),
  /** Empty: derived from the title. */
  slug: field.text(
    'Address',
    requiredLater('Slug', { min: FORM.slug, max: FORM.title }).pipe(
      z
        .string()
        .regex(
          /^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/,
          'Slug may have small letters, digits and single hyphens only',
        ),
    ),
    { isOneLine: true },
  ),
  /** Simple HTML or plain paragraphs, sanitised on save. */
  content: field.text('Content', requiredLater('Content', FORM.content).refine(hasFewTags, TOO_MANY_TAGS)),
  excerpt: field.text('Excerpt', requiredLater('Excerpt', FORM.excerpt)),
  author: field.text('Author', requiredLater('Author', FORM.author), { isOneLine: true }),
  category: field.text(
    'Category',
    z
      .string('Category is required')
      .trim()
      .toLowerCase()
      .pipe(z.enum(['', ...POST_CATEGORIES], 'Category is required'))
      .default(''),
    { options: POST_CATEGORIES },
  ),
  tags: field.list('Tags', textList('Tags')),
  featuredImage: field.optional('Featured image', pictureAddress('Featured image'), { isPicture: true }),
  contentMedia: field.media(
    'Media',
    z
      .array(medium, 'Media must be a list')
      .max(FORM.media, `Media may have at most ${FORM.media} entries`)
      .transform((media, context) =>
        media.map((item, index) => {
          // Which addresses are videos is a domain rule that the save checks.
          const url = item.type === 'image' ? readPictureAddress(item.url) : videoAddress(item.url)
          if (url === undefined)
            context.addIssue({ code: 'custom', message: `Media ${index + 1} must be a valid URL` })
          return { ...item, url: url ?? item.url }
        }),
      )
      .default([]),
    { column: null },
  ),
  /** The title in search results and browser tabs; null for the article's own. */
  metaTitle: field.optional('Meta title', laterText('Meta title', FORM.metaTitle), {
    isLater: true,
    isOneLine: true,
  }),
  metaDescription: field.text('Meta description', requiredLater('Meta description', FORM.metaDescription)),
  relatedCasinos: field.ids('Related casinos', idList('Related casinos'), { column: null }),
  relatedGames: field.ids('Related games', idList('Related games'), { column: null }),
  /** Minutes. */
  readingTime: field.number(
    'Reading time',
    wholeNumber('Reading time', { min: 1, max: 600 }).default(FORM_PRESET.readingTime),
    { column: 'read_time', public: 'readTime', preset: FORM_PRESET.readingTime },
  ),
  isPublished: field.flag('Published', flag('isPublished', false)),
  isFeatured: field.flag('Featured', flag('isFeatured', false)),
  publishedAt: field.optional('Published date', instant('Published date', 'T00:00:00.000Z'), {
    stored: 'instant',
  }),
  /** When the draft publishes itself. */
  publishAt: field.optional('Publish at', instant('Publish at', 'T00:00:00.000Z'), {
    stored: 'instant',
    public: false,
  }),
})

function videoAddress(url: string): string {
  return readWebAddress(url) ?? url
}

const SCHEMAS = schemasOf(POST_FIELDS)
export const PostForm = z.strictObject(SCHEMAS)
export type PostForm = z.output<typeof PostForm>
export const PostBody = formBody(SCHEMAS, ['readTime'])

/** What an article still lacks before visitors may see it. Empty for a draft without a time. */
export function publicationProblems(form: PostForm): FieldProblem[] {
  if (!form.isPublished && form.publishAt === null) return []
  return NEEDED.flatMap(({ field, message }) => (form[field] === '' ? [{ path: field, message }] : []))
}

const NEEDED = [
  { field: 'content', message: tooFew('Content', FORM.content.min) },
  { field: 'excerpt', message: tooFew('Excerpt', FORM.excerpt.min) },
  { field: 'author', message: tooFew('Author', FORM.author.min) },
  { field: 'category', message: 'Category is required' },
  { field: 'metaDescription', message: tooFew('Meta description', FORM.metaDescription.min) },
] as const satisfies { field: keyof PostForm; message: string }[]

/** The fields of a preview, which may be too short or without a title. */
const PREVIEW_FIELDS = {
  ...SCHEMAS,
  title: optionalText('Title', FORM.title),
  slug: optionalText('Slug', FORM.title),
  content: optionalText('Content', FORM.content.max).refine(hasFewTags, TOO_MANY_TAGS),
  excerpt: optionalText('Excerpt', FORM.excerpt.max),
  author: optionalText('Author', FORM.author.max),
  category: SCHEMAS.category.catch(''),
  metaDescription: optionalText('Meta description', FORM.metaDescription.max),
}
export const PostPreviewBody = formBody(PREVIEW_FIELDS, ['readTime'])

/** The article form of the admin area. */
import { z } from 'zod'
import {
  flag,
  formBody,
  idList,
  instant,
  laterText,
  nullableText,
  optionalText,
  pictureAddress,
  readPictureAddress,
  required,
  textList,
  wholeNumber,
} from '../shared/form-fields.schema.ts'
import { FORM, FORM_PRESET } from '../shared/limits.ts'
import { POST_CATEGORIES } from '../shared/options.ts'
import { readWebAddress } from '../shared/web-address.ts'

/** Its place in the list is its number: [media:1] in the content marks where the first goes. */
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

export const POST_FIELDS = {
  title: required('Title', { min: FORM.postTitle, max: FORM.title }),
  slug: required('Slug', { min: FORM.slug, max: FORM.title }).pipe(
    z
      .string()
      .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'Slug may have small letters, digits and single hyphens only'),
  ),
  /** Simple HTML or plain paragraphs; sanitised when it is saved. */
  content: required('Content', FORM.content),
  excerpt: required('Excerpt', FORM.excerpt),
  author: required('Author', FORM.author),
  category: z
    .string('Category is required')
    .trim()
    .toLowerCase()
    .pipe(z.enum(POST_CATEGORIES, 'Category is required')),
  tags: textList('Tags'),
  featuredImage: pictureAddress('Featured image'),
  contentMedia: z
    .array(medium, 'Media must be a list')
    .max(FORM.media, `Media may have at most ${FORM.media} entries`)
    .transform((media, context) =>
      media.map((item, index) => {
        // Which addresses are films is a rule of the domain; the save checks it.
        const url = item.type === 'image' ? readPictureAddress(item.url) : filmAddress(item.url)
        if (url === undefined)
          context.addIssue({ code: 'custom', message: `Media ${index + 1} must be a valid URL` })
        return { ...item, url: url ?? item.url }
      }),
    )
    .default([]),
  /** Of the page in search results and browser tabs; null is the title itself. */
  metaTitle: laterText('Meta title', FORM.metaTitle),
  metaDescription: required('Meta description', FORM.metaDescription),
  relatedCasinos: idList('Related casinos'),
  relatedGames: idList('Related games'),
  /** Minutes. */
  readingTime: wholeNumber('Reading time', { min: 1, max: 600 }).default(FORM_PRESET.readingTime),
  isPublished: flag('isPublished', false),
  isFeatured: flag('isFeatured', false),
  publishedAt: instant('Published date', 'T00:00:00.000Z'),
  /** When a draft publishes itself. */
  publishAt: instant('Publish at', 'T00:00:00.000Z'),
}
export const PostForm = z.strictObject(POST_FIELDS)
export type PostForm = z.output<typeof PostForm>
/** The body of a save. */
export const PostBody = formBody(POST_FIELDS, ['readTime'])

function filmAddress(url: string): string {
  return readWebAddress(url) ?? url
}

/** An article on its way: what a preview shows may have gaps. */
const PREVIEW_FIELDS = {
  ...POST_FIELDS,
  title: optionalText('Title', FORM.title),
  slug: optionalText('Slug', FORM.title),
  content: optionalText('Content', FORM.content.max),
  excerpt: optionalText('Excerpt', FORM.excerpt.max),
  author: optionalText('Author', FORM.author.max),
  category: POST_FIELDS.category.catch('news'),
  metaDescription: optionalText('Meta description', FORM.metaDescription.max),
}
export const PostPreviewBody = formBody(PREVIEW_FIELDS, ['readTime'])

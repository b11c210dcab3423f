/** The article form of the admin area. */
import { z } from 'zod'
import { schemasOf } from '../items/field.ts'
import { formBody, optionalText, tooFew } from '../shared/form-fields.schema.ts'
import { FORM } from '../shared/limits.ts'
import type { FieldProblem } from '../shared/refusal.ts'
import { hasFewTags, POST_FIELDS, TOO_MANY_TAGS } from './fields.ts'

const SCHEMAS = schemasOf(POST_FIELDS)
export const PostForm = z.strictObject(SCHEMAS)
export type PostForm = z.output<typeof PostForm>
/** The body of a save. */
export const PostBody = formBody(SCHEMAS, ['readTime'])

/** What an article still needs before visitors may see it; nothing of a draft without a time. */
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

/** An article on its way: what a preview shows may be too short or without a title. */
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

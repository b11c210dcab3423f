/** The article form of the admin area. */
import { z } from 'zod'
import { schemasOf } from '../items/field.ts'
import { formBody, optionalText } from '../shared/form-fields.schema.ts'
import { FORM } from '../shared/limits.ts'
import { POST_FIELDS } from './fields.ts'

const SCHEMAS = schemasOf(POST_FIELDS)
export const PostForm = z.strictObject(SCHEMAS)
export type PostForm = z.output<typeof PostForm>
/** The body of a save. */
export const PostBody = formBody(SCHEMAS, ['readTime'])

/** An article on its way: what a preview shows may have gaps. */
const PREVIEW_FIELDS = {
  ...SCHEMAS,
  title: optionalText('Title', FORM.title),
  slug: optionalText('Slug', FORM.title),
  content: optionalText('Content', FORM.content.max),
  excerpt: optionalText('Excerpt', FORM.excerpt.max),
  author: optionalText('Author', FORM.author.max),
  category: SCHEMAS.category.catch('news'),
  metaDescription: optionalText('Meta description', FORM.metaDescription.max),
}
export const PostPreviewBody = formBody(PREVIEW_FIELDS, ['readTime'])

import { z } from 'zod'
import { FORM } from '../items/limits.ts'
import { optionalText } from './form-fields.schema.ts'

/**
 * The last part of a page's address, such as "aldermoon". Undefined when left out, null or blank: an existing item
 * keeps its address, a new one gets one from its name.
 */
export function slugField() {
  return optionalText('Address', FORM.itemSlug)
    .transform((slug) => (slug === '' ? undefined : slug.toLowerCase()))
    .pipe(
      z
        .string()
        .regex(
          /^[a-z0-9]+(?:-[a-z0-9]+)*$/,
          'Address may have letters a to z, digits and single hyphens only',
        )
        .refine((slug) => !/^\d+$/.test(slug), 'Address may not be digits alone')
        .optional(),
    )
    .optional()
}

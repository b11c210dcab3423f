/** Uploaded pictures. Screens take the types only. */
import { z } from 'zod'
import { isoDate } from './common.schema.ts'
import { optionalText } from './form-fields.schema.ts'
import { FORM } from './limits.ts'

export const UploadedPicture = z.object({
  id: z.int(),
  /** Of the largest file; `readMediaAddress` tells the others. */
  address: z.string(),
  name: z.string(),
  alt: z.string(),
  /** Pixels of the largest file. */
  width: z.int(),
  height: z.int(),
  /** Of the largest file. */
  bytes: z.int(),
  createdAt: isoDate,
  /** Null: nobody was signed in. */
  username: z.string().nullable(),
})
export type UploadedPicture = z.infer<typeof UploadedPicture>

export const LibraryPicture = UploadedPicture.extend({
  /** How many casinos, bonuses, games and articles show it. */
  uses: z.int(),
})
export type LibraryPicture = z.infer<typeof LibraryPicture>

export const AlternativeText = z.strictObject({ alt: optionalText('Alternative text', FORM.alt) })
export type AlternativeText = z.infer<typeof AlternativeText>

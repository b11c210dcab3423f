/** Uploaded pictures. Screens import the types only. */
import { z } from 'zod'
import type { ListAsked, QueryOf } from '../items/list.ts'
import { isoDate } from '../shared/common.schema.ts'
import { optionalText, required } from '../shared/form-fields.schema.ts'
import { FORM } from '../items/limits.ts'
import { readWebAddress } from '../shared/web-address.ts'

export const UploadedPicture = z.object({
  id: z.int(),
  /** Address of the largest file; `readMediaAddress` derives the other files from it. */
  address: z.string(),
  name: z.string(),
  alt: z.string(),
  /** Pixels of the largest file. */
  width: z.int(),
  height: z.int(),
  /** Size of the largest file. */
  bytes: z.int(),
  createdAt: isoDate,
  /** Null: nobody was signed in. */
  username: z.string().nullable(),
})
export type UploadedPicture = z.infer<typeof UploadedPicture>

export const LibraryPicture = UploadedPicture.extend({
  /** The number of casinos, bonuses, games and articles that use the picture. */
  uses: z.int(),
})
export type LibraryPicture = z.infer<typeof LibraryPicture>

export const PICTURE_LIST = {
  says: 'A part of the name or the alternative text',
  filters: {
    unused: {
      values: ['true', 'false'],
      preset: 'false',
      says: 'true leaves those that no casino, bonus, game or article shows',
    },
  },
} as const satisfies ListAsked
export type PicturesQuery = QueryOf<typeof PICTURE_LIST>

/** A picture of an uploaded archive that is now in the library. */
export const RestoredPicture = z.object({
  picture: UploadedPicture,
  /** False: the library already had it. */
  isNew: z.boolean(),
})
export type RestoredPicture = z.infer<typeof RestoredPicture>

/** A picture of another site to add to the library. */
export const PictureAddress = z.strictObject({
  address: required('Address', { min: 1, max: FORM.url }).refine(
    (address) => readWebAddress(address) !== undefined,
    'Address must be an http or https address',
  ),
})
export type PictureAddress = z.infer<typeof PictureAddress>

export const AlternativeText = z.strictObject({ alt: optionalText('Alternative text', FORM.alt) })
export type AlternativeText = z.infer<typeof AlternativeText>

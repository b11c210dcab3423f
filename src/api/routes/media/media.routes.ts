import { z } from 'zod'
import { BODY, TEXT } from '#contract/shared/limits.ts'
import {
  AlternativeText,
  LibraryPicture,
  PictureAddress,
  UploadedPicture,
} from '#contract/media/media.schema.ts'
import { cleanSearchText } from '#contract/shared/search-text.ts'
import { Done } from '#contract/site/site.schema.ts'
import { searchPictures } from '#db/queries/media/media.ts'
import { changeAlternativeText } from '#operations/media/change-alternative-text.ts'
import { deletePicture } from '#operations/media/delete-picture.ts'
import { fetchPicture } from '#operations/media/fetch-picture.ts'
import { uploadPicture } from '#operations/media/upload-picture.ts'
import { route } from '../../route.ts'

const PATH = '/api/admin/media'

const SearchQuery = z
  .strictObject({
    search: z
      .string('search takes one value')
      .max(TEXT.search, `search may have at most ${TEXT.search} characters`)
      .transform(cleanSearchText)
      .optional()
      .describe('A part of the name or the alternative text'),
  })
  .transform(({ search = '' }) => search)

/** Only the last part of a path is the name of a file. */
const UploadQuery = z
  .strictObject({ name: z.string('name takes one value').optional().describe('As the file was called') })
  .transform(({ name = '' }) => {
    const last = cleanSearchText((name.split(/[\\/]/).at(-1) ?? '').slice(-LONGEST_NAME))
    return last === '' ? 'Picture' : last
  })
const LONGEST_NAME = 200

export const mediaRoutes = [
  route({
    method: 'GET',
    path: PATH,
    role: 'admin',
    summary: 'The uploaded pictures, newest first, with how often each is shown',
    isList: true,
    query: SearchQuery,
    answer: z.array(LibraryPicture),
    handle: ({ app, query, page }) => searchPictures(app.db, query, page),
  }),
  route({
    method: 'POST',
    path: PATH,
    role: 'admin',
    summary: 'Uploads a picture: the body is the file, a JPEG, PNG, WebP, AVIF or GIF of at most 8 MB',
    status: 201,
    takesFile: true,
    bodyLimit: BODY.upload,
    query: UploadQuery,
    answer: UploadedPicture,
    handle: ({ app, actor, query: name, body }) =>
      // The table promises bytes where it takes a file.
      uploadPicture(app, actor, { name, bytes: body as Uint8Array }),
  }),
  route({
    method: 'POST',
    path: `${PATH}/fetch`,
    role: 'admin',
    summary:
      'Fetches a picture of another site into the library: at most 8 MB in 10 seconds, no private addresses',
    status: 201,
    body: PictureAddress,
    answer: UploadedPicture,
    handle: ({ app, actor, body }) => fetchPicture(app, actor, body.address),
  }),
  route({
    method: 'PUT',
    path: `${PATH}/{id}`,
    role: 'admin',
    noun: 'Picture',
    summary: 'Says what a picture shows, for who cannot see it',
    body: AlternativeText,
    answer: UploadedPicture.optional(),
    handle: ({ app, actor, id, body }) => changeAlternativeText(app, actor, id, body.alt),
  }),
  route({
    method: 'DELETE',
    path: `${PATH}/{id}`,
    role: 'admin',
    noun: 'Picture',
    summary: 'Deletes a picture and its files for good; 409 while something shows it',
    answer: Done.optional(),
    handle: ({ app, actor, id }) => deletePicture(app, actor, id),
  }),
]

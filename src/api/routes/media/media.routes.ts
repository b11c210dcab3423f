import { z } from 'zod'
import { FORM } from '#contract/items/limits.ts'
import { BODY, TEXT } from '#contract/shared/limits.ts'
import {
  AlternativeText,
  LibraryPicture,
  PICTURE_LIST,
  PictureAddress,
  RestoredPicture,
  UploadedPicture,
} from '#contract/media/media.schema.ts'
import { cleanSearchText } from '#contract/shared/search-text.ts'
import { Done } from '#contract/site/site.schema.ts'
import { searchPictures } from '#db/queries/media/media.ts'
import { changeAlternativeText } from '#operations/media/change-alternative-text.ts'
import { deletePicture } from '#operations/media/delete-picture.ts'
import { exportLibrary, libraryFileName } from '#operations/media/export-library.ts'
import { fetchPicture } from '#operations/media/fetch-picture.ts'
import { restorePicture } from '#operations/media/restore-picture.ts'
import { uploadPicture } from '#operations/media/upload-picture.ts'
import { listSchema, one, searchText, text } from '../../query-parts.ts'
import { PIECES, route } from '../../route.ts'

const PATH = '/api/admin/media'

const UploadQuery = z.strictObject({
  /** Only the last part of a path is used as the file name. */
  name: one('name')
    .transform((name) => cleanSearchText((name.split(/[\\/]/).at(-1) ?? '').slice(-LONGEST_NAME)))
    .transform((name) => (name === '' ? 'Picture' : name))
    .default('Picture')
    .describe('As the file was called'),
})
const RestoreQuery = z.strictObject({
  key: one('key')
    .regex(/^[a-z0-9]{16,40}$/, 'key must be that of a picture')
    .describe('What its address begins with after /media/'),
  name: text('name', TEXT.fileName)
    .transform((name) => cleanSearchText(name) || 'Picture')
    .default('Picture')
    .describe('As it was called there'),
  alt: searchText('alt', FORM.alt).default('').describe('Its alternative text'),
})
const LONGEST_NAME = 200

export const mediaRoutes = [
  route({
    method: 'GET',
    path: PATH,
    access: 'media.write',
    summary: 'The uploaded pictures, newest first, with how often each is shown',
    isList: true,
    query: listSchema(PICTURE_LIST),
    response: z.array(LibraryPicture),
    handle: ({ app, query, page }) => searchPictures(app.db, query, page),
  }),
  route({
    method: 'POST',
    path: PATH,
    access: 'media.write',
    summary: 'Uploads a picture: the body is the file, a JPEG, PNG, WebP, AVIF or GIF of at most 8 MB',
    status: 201,
    takesFile: true,
    waitsOutside: true,
    bodyLimit: BODY.upload,
    query: UploadQuery,
    response: UploadedPicture,
    handle: ({ app, actor, query: { name }, body }) =>
      // The table guarantees bytes where it takes a file.
      uploadPicture(app, actor, { name, bytes: body as Uint8Array }),
  }),
  route({
    method: 'GET',
    path: `${PATH}/export`,
    access: 'transfer.run',
    needsPassword: true,
    summary: 'Every picture with its name and alternative text as one tar file, for another site',
    stream: { type: 'application/x-tar', fileName: ({ app }) => libraryFileName(app) },
    response: PIECES,
    handle: ({ app, actor }) => exportLibrary(app, actor),
  }),
  route({
    method: 'POST',
    path: `${PATH}/restore`,
    access: 'transfer.run',
    needsPassword: true,
    summary:
      'Adds a picture of another site’s archive under the key that it had there; one that is here already stays as it is',
    status: 201,
    takesFile: true,
    bodyLimit: BODY.upload,
    isRepeatable: true,
    query: RestoreQuery,
    response: RestoredPicture,
    handle: ({ app, actor, query, body }) =>
      restorePicture(app, actor, { ...query, bytes: body as Uint8Array<ArrayBuffer> }),
  }),
  route({
    method: 'POST',
    path: `${PATH}/fetch`,
    access: 'media.write',
    summary:
      'Fetches a picture of another site into the library: at most 8 MB in 10 seconds, no private addresses',
    status: 201,
    waitsOutside: true,
    body: PictureAddress,
    response: UploadedPicture,
    handle: ({ app, actor, body }) => fetchPicture(app, actor, body.address),
  }),
  route({
    method: 'PUT',
    path: `${PATH}/{id}`,
    access: 'media.write',
    noun: 'Picture',
    summary: 'Says what a picture shows, for who cannot see it',
    body: AlternativeText,
    response: UploadedPicture.optional(),
    handle: ({ app, actor, id, body }) => changeAlternativeText(app, actor, id, body.alt),
  }),
  route({
    method: 'DELETE',
    path: `${PATH}/{id}`,
    access: 'media.write',
    noun: 'Picture',
    summary: 'Deletes a picture and its files for good; 409 while something shows it',
    response: Done.optional(),
    handle: ({ app, actor, id }) => deletePicture(app, actor, id),
  }),
]

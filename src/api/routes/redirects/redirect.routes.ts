import { z } from 'zod'
import type { SentFile } from '#operations/app/sent-file.ts'
import {
  Redirect,
  REDIRECT_LIST,
  RedirectForm,
  RedirectImport,
} from '#contract/redirects/redirects.schema.ts'
import { BODY } from '#contract/shared/limits.ts'
import { Done } from '#contract/site/site.schema.ts'
import { searchRedirects } from '#db/queries/redirects/redirects.ts'
import { exportRedirects } from '#operations/redirects/export-redirects.ts'
import { importRedirects } from '#operations/redirects/import-redirects.ts'
import { removeRedirect } from '#operations/redirects/remove-redirect.ts'
import { saveRedirect } from '#operations/redirects/save-redirect.ts'
import { listSchema, one } from '../../query-parts.ts'
import { PIECES, route } from '../../route.ts'

const PATH = '/api/admin/redirects'

const ImportQuery = z.strictObject({
  apply: one('apply')
    .pipe(z.enum(['true', 'false'], 'apply must be true or false'))
    .transform((word) => word === 'true')
    .default(false)
    .describe('Save it; without it the file is only checked'),
})

export const redirectRoutes = [
  route({
    method: 'GET',
    path: PATH,
    access: 'redirects.write',
    summary: 'Redirects of staff with how often each was used',
    isList: true,
    query: listSchema(REDIRECT_LIST),
    response: z.array(Redirect),
    handle: ({ app, query, page }) => searchRedirects(app.db, query, page),
  }),
  route({
    method: 'POST',
    path: PATH,
    access: 'redirects.write',
    summary: 'Adds a redirect; one that leads to another exact one is stored with the target of that one',
    status: 201,
    body: RedirectForm,
    response: Redirect.optional(),
    handle: ({ app, actor, body }) => saveRedirect(app, actor, body),
  }),
  route({
    method: 'GET',
    path: `${PATH}/export`,
    access: 'redirects.write',
    needsPassword: true,
    summary: 'Every redirect as a CSV file that can be imported again',
    stream: {
      type: 'text/csv; charset=utf-8',
      fileName: ({ app }) => `redirects-${app.now().toISOString().slice(0, 10)}.csv`,
    },
    response: PIECES,
    handle: ({ app, actor }) => exportRedirects(app, actor),
  }),
  route({
    method: 'POST',
    path: `${PATH}/import`,
    access: 'redirects.write',
    summary:
      'Says what a CSV file of redirects would do and, with apply=true, does it without the refused rows',
    takesLongFile: true,
    bodyLimit: BODY.wordpress,
    isRepeatable: true,
    query: ImportQuery,
    response: RedirectImport,
    handle: ({ app, actor, query: { apply }, body }) =>
      importRedirects(app, actor, { apply, file: body as SentFile }),
  }),
  route({
    method: 'PUT',
    path: `${PATH}/{id}`,
    access: 'redirects.write',
    noun: 'Redirect',
    summary: 'Changes a redirect',
    body: RedirectForm,
    response: Redirect.optional(),
    handle: ({ app, actor, id, body }) => saveRedirect(app, actor, body, id),
  }),
  route({
    method: 'DELETE',
    path: `${PATH}/{id}`,
    access: 'redirects.write',
    noun: 'Redirect',
    summary: 'Deletes a redirect',
    response: Done,
    handle: ({ app, actor, id }) => removeRedirect(app, actor, id),
  }),
]

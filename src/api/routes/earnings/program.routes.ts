import { z } from 'zod'
import { PostbackCall, PROGRAM_LIST, Program, ProgramForm } from '#contract/earnings/earnings.schema.ts'
import { PROGRAM } from '#contract/earnings/limits.ts'
import { Done } from '#contract/site/site.schema.ts'
import { searchPrograms } from '#db/queries/earnings/programs.ts'
import { findCalls } from '#operations/earnings/find-calls.ts'
import { removeEvent } from '#operations/earnings/remove-event.ts'
import { removeProgram } from '#operations/earnings/remove-program.ts'
import { replacePostbackKey } from '#operations/earnings/replace-postback-key.ts'
import { saveProgram } from '#operations/earnings/save-program.ts'
import { listSchema } from '../../query-parts.ts'
import { route } from '../../route.ts'

const PATH = '/api/admin/programs'

export const programRoutes = [
  route({
    method: 'GET',
    path: PATH,
    access: 'programs.write',
    // The response contains addresses and secrets of programmes.
    needsPassword: true,
    summary: 'Affiliate programmes by name',
    isList: true,
    query: listSchema(PROGRAM_LIST),
    response: z.array(Program),
    handle: ({ app, query, page }) => searchPrograms(app.db, query, page),
  }),
  route({
    method: 'POST',
    path: PATH,
    access: 'programs.write',
    summary: 'Adds a programme, which gets an address to report to',
    status: 201,
    body: ProgramForm,
    response: Program.optional(),
    handle: ({ app, actor, body }) => saveProgram(app, actor, body),
  }),
  route({
    method: 'PUT',
    path: `${PATH}/{id}`,
    access: 'programs.write',
    noun: 'Programme',
    summary: 'Changes a programme',
    body: ProgramForm,
    response: Program.optional(),
    handle: ({ app, actor, id, body }) => saveProgram(app, actor, body, id),
  }),
  route({
    method: 'DELETE',
    path: `${PATH}/{id}`,
    access: 'programs.write',
    noun: 'Programme',
    summary: 'Deletes a programme that has reported nothing',
    response: Done,
    handle: ({ app, actor, id }) => removeProgram(app, actor, id),
  }),
  route({
    method: 'POST',
    path: `${PATH}/{id}/key`,
    access: 'programs.write',
    noun: 'Programme',
    summary: `Gives a programme a new address to report to; the present one works for another ${PROGRAM.formerKeyDays} days, or ends now with its secret (former=end)`,
    query: z.strictObject({ former: z.enum(['keep', 'end']).default('keep') }),
    response: Program.optional(),
    handle: ({ app, actor, id, query }) =>
      replacePostbackKey(app, actor, id, { endFormer: query.former === 'end' }),
  }),
  route({
    method: 'DELETE',
    path: '/api/admin/postback-calls/{id}/event',
    access: 'programs.write',
    noun: 'Call',
    summary: 'Removes what a call has stored, with all that has the same event id',
    response: Done,
    handle: ({ app, actor, id }) => removeEvent(app, actor, id),
  }),
  route({
    method: 'GET',
    path: `${PATH}/{id}/calls`,
    access: 'programs.write',
    noun: 'Programme',
    summary: 'What a programme has sent within 90 days, newest first',
    isList: true,
    response: z.array(PostbackCall),
    handle: ({ app, actor, id, page }) => findCalls(app, actor, id, page),
  }),
]

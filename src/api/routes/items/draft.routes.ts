import { z } from 'zod'
import { ANY_WRITE } from '#contract/items/kinds.ts'
import { Draft, DraftBody, DraftRow, DraftSaved } from '#contract/items/drafts.schema.ts'
import { BODY } from '#contract/shared/limits.ts'
import { Done } from '#contract/site/site.schema.ts'
import { listDrafts } from '#db/queries/items/drafts.ts'
import { discardDraft } from '#operations/items/discard-draft.ts'
import { findDraft } from '#operations/items/find-draft.ts'
import { keepDraft } from '#operations/items/keep-draft.ts'
import { route, staffOf } from '../../route.ts'

/** Everyone, including the owner, sees only their own drafts. */
export const draftRoutes = [
  route({
    method: 'GET',
    path: '/api/admin/drafts',
    access: ANY_WRITE,
    summary: 'One’s own drafts, last changed first',
    isList: true,
    response: z.array(DraftRow),
    handle: (call) => listDrafts(call.app.db, staffOf(call).adminId),
  }),
  route({
    method: 'GET',
    path: '/api/admin/drafts/{id}',
    access: ANY_WRITE,
    noun: 'Draft',
    summary: 'One of one’s own drafts, with the form of the version it was begun from',
    response: Draft.optional(),
    handle: (call) => findDraft(call.app, staffOf(call), call.id),
  }),
  route({
    method: 'PUT',
    path: '/api/admin/drafts/{id}',
    access: ANY_WRITE,
    noun: 'Draft',
    summary:
      'Keeps a form that is not saved yet, under a random id of the client’s choice; 409 when another device has changed it',
    bodyLimit: BODY.post,
    body: DraftBody,
    response: DraftSaved,
    handle: (call) => keepDraft(call.app, staffOf(call), call.id, call.body),
  }),
  route({
    method: 'DELETE',
    path: '/api/admin/drafts/{id}',
    access: ANY_WRITE,
    noun: 'Draft',
    summary: 'Discards one of one’s own drafts',
    response: Done,
    handle: (call) => discardDraft(call.app, staffOf(call), call.id),
  }),
]

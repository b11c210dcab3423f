import { z } from 'zod'
import { Done } from '#contract/site/site.schema.ts'
import { Subscriber, SUBSCRIBER_LIST } from '#contract/newsletter/subscribers.schema.ts'
import { searchSubscribers } from '#db/queries/newsletter/subscribers.ts'
import { exportSubscribers } from '#operations/newsletter/export-subscribers.ts'
import { forgetSubscriber } from '#operations/newsletter/forget-subscriber.ts'
import { listSchema } from '../../query-parts.ts'
import { PIECES, route } from '../../route.ts'

export const subscriberRoutes = [
  route({
    method: 'GET',
    path: '/api/admin/subscribers',
    access: 'newsletter.read',
    // Like its export: page by page it is the same list.
    needsPassword: true,
    summary: 'The newsletter list, newest first',
    isList: true,
    query: listSchema(SUBSCRIBER_LIST),
    response: z.array(Subscriber),
    handle: ({ app, query, page }) => searchSubscribers(app.db, query, page),
  }),
  route({
    method: 'GET',
    path: '/api/admin/subscribers/export',
    access: 'newsletter.read',
    needsPassword: true,
    summary: 'The newsletter list as a CSV file',
    query: listSchema(SUBSCRIBER_LIST),
    stream: {
      type: 'text/csv; charset=utf-8',
      fileName: ({ app }) => `subscribers-${app.now().toISOString().slice(0, 10)}.csv`,
    },
    response: PIECES,
    handle: ({ app, actor, query }) => exportSubscribers(app, actor, query),
  }),
  route({
    method: 'DELETE',
    path: '/api/admin/subscribers/{id}',
    access: 'newsletter.forget',
    noun: 'Subscriber',
    summary: 'Deletes an address for good, for a person who asks to be forgotten',
    response: Done,
    handle: ({ app, actor, id }) => forgetSubscriber(app, actor, id),
  }),
]

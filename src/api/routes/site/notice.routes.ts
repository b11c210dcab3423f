import { z } from 'zod'
import { Notice } from '#contract/site/notices.schema.ts'
import { findNotices } from '#operations/maintenance/find-notices.ts'
import { route } from '../../route.ts'

export const noticeRoutes = [
  route({
    method: 'GET',
    path: '/api/admin/notices',
    access: 'signed-in',
    summary: 'What is wrong with the settings of the site, and what to set',
    response: z.array(Notice),
    handle: ({ app, hosts }) => findNotices(app, hosts),
  }),
]

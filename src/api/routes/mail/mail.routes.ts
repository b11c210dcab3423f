import { NewTestMail } from '#contract/mail/test-mail.schema.ts'
import { Done } from '#contract/site/site.schema.ts'
import { sendTestMail } from '#operations/mail/send-test-mail.ts'
import { route } from '../../route.ts'

export const mailRoutes = [
  route({
    method: 'POST',
    path: '/api/admin/mails/test',
    access: 'mails.test',
    summary: 'Sends the confirmation mail with sample links to one address',
    body: NewTestMail,
    response: Done,
    handle: ({ app, actor, body }) => sendTestMail(app, actor, body),
  }),
]

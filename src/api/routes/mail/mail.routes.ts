import { MailPreviews, NewTestMail } from '#contract/mail/mails.schema.ts'
import { Done } from '#contract/site/site.schema.ts'
import { previewMails } from '#operations/mail/preview-mails.ts'
import { sendTestMail } from '#operations/mail/send-test-mail.ts'
import { route } from '../../route.ts'

export const mailRoutes = [
  route({
    method: 'GET',
    path: '/api/admin/mails',
    access: 'mails.test',
    summary: 'Every mail of the site as it would be sent now, with sample links',
    answer: MailPreviews,
    handle: async ({ app, actor }) => previewMails(app, actor),
  }),
  route({
    method: 'POST',
    path: '/api/admin/mails/test',
    access: 'mails.test',
    summary: 'Sends a mail with sample links to one address',
    body: NewTestMail,
    answer: Done,
    handle: ({ app, actor, body }) => sendTestMail(app, actor, body),
  }),
]

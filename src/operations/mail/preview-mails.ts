import { MAIL_NAMES, MAILS } from '#contract/mail/mail-names.ts'
import type { MailPreviews } from '#contract/mail/mails.schema.ts'
import type { Actor } from '../app/actor.ts'
import type { App } from '../app/app.ts'
import { authorise } from '../app/authorise.ts'
import { mailSite } from './mail-site.ts'
import { SAMPLE_MAILS } from './sample-mails.ts'

/** Every mail of the site as it would be sent now, with the settings of this site and sample links. */
export function previewMails(app: App, actor: Actor): MailPreviews {
  authorise(app, actor, 'mails.test')
  const mails = MAIL_NAMES.map((name) => {
    const { subject, text, html } = SAMPLE_MAILS[name](mailSite(app))
    return { name, ...MAILS[name], subject, text, html }
  })
  return { mails, from: app.settings.mail?.from ?? null }
}

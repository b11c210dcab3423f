import type { App } from '../app/app.ts'
import { siteSettings } from '../settings/site-settings.ts'
import type { MailSite } from './render-mail.ts'

export function mailSite(app: Pick<App, 'settings' | 'siteSettings'>): MailSite {
  return { publicUrl: app.settings.publicUrl, brand: siteSettings(app).brand }
}

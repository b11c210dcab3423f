import type { ShareFrame } from '#domain/share/share-name.ts'
import type { App } from '../app/app.ts'
import { siteSettings } from '../settings/site-settings.ts'

export function shareFrame(app: Pick<App, 'settings' | 'siteSettings'>): ShareFrame {
  return { brandName: siteSettings(app).brand.name, host: new URL(app.settings.publicUrl).host }
}

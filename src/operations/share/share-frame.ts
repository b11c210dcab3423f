import type { ShareFrame } from '#domain/share/share-name.ts'
import type { App } from '../app/app.ts'

/** What stands on every share picture of this site. */
export function shareFrame({ settings }: Pick<App, 'settings'>): ShareFrame {
  return { brandName: settings.brand.name, host: new URL(settings.publicUrl).host }
}

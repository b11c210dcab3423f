import { DESCRIBED_CLAIMS } from '#contract/settings/described-claims.ts'
import { DESCRIBED_HOME } from '#contract/settings/described-home.ts'
import { DESCRIBED_HELPLINES } from '#contract/settings/helplines.schema.ts'
import { DESCRIBED_LEGAL } from '#contract/settings/legal.schema.ts'
import { DESCRIBED_MENUS } from '#contract/settings/described-menus.ts'
import { DESCRIBED_LOOK } from '#contract/settings/look.schema.ts'
import type { SiteSettings } from '#contract/settings/settings.schema.ts'
import type { Settings } from '#platform/settings.ts'
import type { App } from '../app/app.ts'

/** The site's current settings: what staff saved, and defaults for the rest. */
export function siteSettings({
  settings,
  siteSettings: live,
}: Pick<App, 'settings' | 'siteSettings'>): SiteSettings {
  return { ...firstSettings(settings), ...live.stored() }
}

/** The defaults: environment variables and built-in texts. */
export function firstSettings({ brand }: Pick<Settings, 'brand'>): SiteSettings {
  const { facebook = null, x = null, instagram = null, youtube = null } = brand.social
  return {
    brand: {
      name: brand.name,
      supportEmail: brand.supportEmail,
      social: { facebook, x, instagram, youtube },
    },
    claims: {
      happyUsers: brand.happyUsers,
      happyUsersSource: null,
      subscriberClaim: brand.subscriberClaim,
      subscriberSource: null,
      ...DESCRIBED_CLAIMS,
      showsReality: true,
    },
    menus: DESCRIBED_MENUS,
    home: DESCRIBED_HOME,
    legal: DESCRIBED_LEGAL,
    pages: { pages: [] },
    helplines: DESCRIBED_HELPLINES,
    look: DESCRIBED_LOOK,
    pictures: { logo: null, sharePicture: null },
  }
}

import type { FirstSteps } from '#contract/site/first-steps.schema.ts'
import { Refusal } from '#contract/shared/refusal.ts'
import type { Done } from '#contract/site/site.schema.ts'
import { hasCatalogue } from '#db/demo/has-catalogue.ts'
import { noteSiteChange } from '#db/queries/runtime/site-setting-writes.ts'
import { isLoopback } from '#platform/public-url-problem.ts'
import type { Actor } from '../app/actor.ts'
import { audit } from '../app/audit.ts'
import type { App } from '../app/app.ts'
import { authorise } from '../app/authorise.ts'
import { knowsCountries } from '../settings/knows-countries.ts'

/** The progress of an empty site's owner. */
export async function findFirstSteps(app: App): Promise<FirstSteps> {
  const { settings, siteSettings, db } = app
  const { brand, look, claims, legal, pages } = siteSettings.stored()
  const { people } = await db
    .selectFrom('admins')
    .select((of) => of.fn.countAll<number>().as('people'))
    .executeTakeFirstOrThrow()
  return {
    hasName: brand !== undefined,
    hasLook: look !== undefined,
    hasClaims: claims !== undefined,
    hasTexts: legal !== undefined || pages !== undefined,
    hasCountry: knowsCountries(app),
    hasMail: settings.mail !== undefined,
    hasBackup: settings.backup.folder !== undefined || settings.backup.s3 !== undefined,
    hasSecondPerson: people > 1,
    publicUrl: isLoopback(new URL(settings.publicUrl).hostname) ? null : settings.publicUrl,
    canLoadDemo: !(await hasCatalogue(db)),
  }
}

/**
 * Loads the demo catalogue into an empty site. Refuses with conflict when there is content, or the demo was loaded
 * before.
 */
export async function loadDemoCatalogue(app: App, actor: Actor): Promise<Done> {
  authorise(app, actor, 'demo.remove')
  // Imported here, because nothing else needs the demo's reader.
  const { loadDemoOnce } = await import('#db/demo/load-demo.ts')
  if (!(await loadDemoOnce(app.db, app.now())))
    throw new Refusal('conflict', 'The demo catalogue can only be loaded once, into a site without content.')
  await audit(app, actor, { action: 'demo loaded', name: 'The demo catalogue' })
  await noteSiteChange(app.db)
  return { success: true, message: 'The demo catalogue was loaded' }
}

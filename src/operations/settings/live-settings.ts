/** A process's memory of site-wide facts: saved settings, landing pages, and remaining demo content. */
import type { Kysely } from 'kysely'
import { SETTING_SCHEMAS, type SiteSettings } from '#contract/settings/settings.schema.ts'
import type { LandingLink } from '#contract/landing/landing.schema.ts'
import type { DemoEntries } from '#contract/site/demo.schema.ts'
import type { Tag } from '#contract/site/tags.ts'
import { listLandingLinks } from '#db/queries/landing/landing-pages.ts'
import { listLatestSettings } from '#db/queries/settings/settings.ts'
import { findDemo } from '#db/queries/site/demo-content.ts'
import type { Tables } from '#db/tables.ts'
import { cleanSettings } from './clean-settings.ts'
import { readStored } from './read-stored.ts'

export interface LiveSettings {
  /** Saved groups as of the last applied change; groups with defaults are left out. */
  stored(): Partial<SiteSettings>
  /** The published landing pages, by list and address. */
  landings(): readonly LandingLink[]
  /** Remaining demo content; undefined when there is none. */
  demo(): DemoEntries | undefined
  /** Reads all three. Until then they are empty. */
  load(): Promise<void>
  /**
   * Reads them again when they changed. Returns the tags of what changes as a result: every page, when the demo entries
   * differ.
   */
  apply(tags: readonly Tag[]): Promise<readonly Tag[]>
}

interface Options {
  db: Kysely<Tables>
  /** Values for keys that another version has not saved. */
  defaults: SiteSettings
  /** Called with the name of a stored group that this version cannot read. Its defaults apply. */
  onUnreadable: (group: string) => void
}

export function createLiveSettings({ db, defaults, onUnreadable }: Options): LiveSettings {
  let stored: Partial<SiteSettings> = {}
  let landings: readonly LandingLink[] = []
  let demo: DemoEntries | undefined

  async function load(): Promise<void> {
    const next: Partial<SiteSettings> = {}
    for (const { group, value } of await listLatestSettings(db)) {
      // A newer or an older version of the site may have saved it.
      if (value === null || !Object.hasOwn(SETTING_SCHEMAS, group)) continue
      const read = readStored(group, value, defaults[group])
      if (read === undefined) onUnreadable(group)
      else Object.assign(next, { [group]: cleanSettings(read) })
    }
    stored = next
    landings = await listLandingLinks(db)
    demo = await findDemo(db)
  }

  return {
    stored: () => stored,
    landings: () => landings,
    demo: () => demo,
    load,
    async apply(tags) {
      const before = JSON.stringify(demo)
      if (tags.includes('site') || tags.includes('all')) await load()
      // Saving a demo row makes it staff's own.
      else if (demo !== undefined) demo = await findDemo(db)
      return JSON.stringify(demo) === before ? tags : ['all']
    },
  }
}

/** A separate file, because serve-built.ts imports it after the database engine has been started. */
import type { ServerBuild } from 'react-router'
import * as build from 'virtual:react-router/server-build'
import type { App } from '#operations/app/app.ts'
import { createPages } from '#server/pages.ts'
import { serve } from '#server/serve.ts'
import { createSite, type Site } from '#server/site.ts'
import type { Opened } from './open-database.ts'
import { runSite } from './run-site.ts'

/** `opened` is the database that is being opened. */
export async function serveOpened(empty: boolean, opened: Promise<Opened> | undefined): Promise<void> {
  await runSite({ empty, ...(opened !== undefined && { opened }) }, (started) =>
    serve(started, createSiteOf(started.app)),
  )
}

export function createSiteOf(app: App): Site {
  // The generated module declares `string | undefined` where exactOptionalPropertyTypes requires an absent key.
  const pages = build as unknown as ServerBuild
  const { MODE: name, DEV: isDevelopment } = import.meta.env
  return createSite(app, createPages(app, pages, { name, isDevelopment }))
}

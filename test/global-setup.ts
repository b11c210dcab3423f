import type { TestProject } from 'vitest/node'
import { prepareFolders } from './engine-folders.ts'
import { createTemplate, dropCopies } from './server-databases.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The database that workers copy: a snapshot of the embedded engine, or a template on a server. */
    prepared: { snapshot: string } | { serverUrl: string; template: string }
    /** Data folders of the embedded engine, see data-folder.ts. */
    engineFolders: { blank: string; migrated: string }
  }
}

/** Migrates one database per run, which tests copy. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { snapshot, ...engineFolders } = await prepareFolders()
  project.provide('engineFolders', engineFolders)
  const serverUrl = project.name === 'embedded' ? undefined : process.env['TEST_DATABASE_URL']
  if (!serverUrl) {
    project.provide('prepared', { snapshot })
    return async () => undefined
  }
  const template = await createTemplate(serverUrl)
  project.provide('prepared', { serverUrl, template })
  return () => dropCopies(serverUrl, template)
}

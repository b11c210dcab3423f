import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { createCatalogue } from '#db/catalogue/catalogue.ts'
import { connect } from '#db/connect.ts'
import type { Connection } from '#db/connect.ts'
import { hasCatalogue, loadDemo } from '#db/demo/load-demo.ts'
import { migrate } from '#db/migrate.ts'
import type { App } from '#operations/app.ts'
import { createFirstOwner } from '#operations/create-first-owner.ts'
import type { CreatedOwner } from '#operations/create-first-owner.ts'
import type { AssistantProvider } from '#platform/assistant-provider.ts'
import { createFolderMediaStore } from '#platform/folder-media-store.ts'
import { createLog } from '#platform/log.ts'
import { createMailer } from '#platform/mail.ts'
import type { MediaStore } from '#platform/media-store.ts'
import { readSettings } from '#platform/read-settings.ts'
import type { Settings } from '#platform/settings.ts'

export interface StartedApp {
  app: App
  connection: Connection
  owner: CreatedOwner | undefined
  /** From now on the app calls itself not ready. */
  announceStop: () => void
}

/**
 * Reads the settings, opens the database, brings its tables up to date, and makes what a first start needs:
 * an owner and, unless `empty`, the demo catalogue. `say` hears what is going on.
 */
export async function startApp(options: {
  empty: boolean
  say: (line: string) => void
}): Promise<StartedApp> {
  const settings = readSettings(process.env)
  await mkdir(settings.dataDir, { recursive: true })
  const connection = await connect(settings)
  const log = createLog(settings.logLevel)
  const assistant = await assistantOf(settings, log)
  let stopping = false
  const app: App = {
    db: connection.db,
    catalogue: createCatalogue(connection.db),
    now: () => new Date(),
    log,
    settings,
    media: await mediaOf(settings),
    ...(assistant !== undefined && { assistant }),
    ...(settings.mail !== undefined && { mail: createMailer(settings.mail) }),
    isStopping: () => stopping,
  }
  try {
    const applied = await migrate(connection.db)
    if (applied.length > 0)
      options.say(`Database prepared (${applied.length} ${applied.length === 1 ? 'step' : 'steps'})`)
    if (!options.empty && !(await hasCatalogue(connection.db))) {
      options.say('Loading the demo catalogue')
      await loadDemo(connection.db, app.now())
    }
    const owner = await createFirstOwner(app, { mayGenerate: connection.engine === 'embedded' })
    await app.catalogue.indexes()
    return { app, connection, owner, announceStop: () => void (stopping = true) }
  } catch (error) {
    await connection.close()
    throw error
  }
}

/** The library that speaks to language models is loaded only where one is set. */
async function assistantOf(settings: Settings, log: App['log']): Promise<AssistantProvider | undefined> {
  if (settings.assistant.provider === 'none') return undefined
  const { createAssistantProvider } = await import('#platform/assistant-provider.ts')
  return createAssistantProvider(settings.assistant, {
    onFailure: (reason) => {
      log.warn({ reason }, 'the language model did not answer')
    },
  })
}

/** The client of a bucket is loaded only where one is set. */
export async function mediaOf({ mediaS3, dataDir }: Settings): Promise<MediaStore> {
  if (mediaS3 === undefined) return createFolderMediaStore(join(dataDir, 'media'))
  const { createS3MediaStore } = await import('#platform/s3-media-store.ts')
  return createS3MediaStore(mediaS3)
}

/** Makes the empty database that new data folders are copied from. */
import { createFolder } from '../src/db/embedded/open-engine.ts'

await createFolder('build/blank-database')

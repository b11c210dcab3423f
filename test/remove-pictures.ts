import { rm } from 'node:fs/promises'
import { afterAll } from 'vitest'
import { MEDIA_FOLDER } from './media-folder.ts'

// Named under setupFiles: runs for every test file, while the modules of a worker are loaded once.
afterAll(() => rm(MEDIA_FOLDER, { recursive: true, force: true }))

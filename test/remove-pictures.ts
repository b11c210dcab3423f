import { rm } from 'node:fs/promises'
import { afterAll } from 'vitest'
import { MEDIA_FOLDER } from './media-folder.ts'

// Listed under setupFiles: runs for every test file, while a worker's modules are loaded once.
afterAll(() => rm(MEDIA_FOLDER, { recursive: true, force: true }))

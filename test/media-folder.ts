import { randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Uploaded pictures of this worker; created by a test file's first upload, removed after each file. */
export const MEDIA_FOLDER = join(tmpdir(), `evenhand-media-${randomUUID()}`)

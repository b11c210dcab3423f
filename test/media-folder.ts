import { randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Uploaded pictures of this worker; there from the first upload of a test file on, removed after each file. */
export const MEDIA_FOLDER = join(tmpdir(), `evenhand-media-${randomUUID()}`)

import { fdatasyncSync } from 'node:fs'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import { PGlite } from '@electric-sql/pglite'

type Init = Parameters<NodeFS['init']>

interface NodeStream {
  nfd: number
}

interface EmscriptenModule {
  FS: { filesystems: { NODEFS: { stream_ops: { fsync?: (stream: NodeStream) => number } } } }
}

/**
 * A folder on disk with a working fsync. PGlite's own folder has none and starts PostgreSQL with `-F` (fsync off): a
 * kill loses nothing, but a power cut may lose or tear acknowledged writes.
 */
export class DurableFolder extends NodeFS {
  /** The number of completed fsyncs. */
  syncs = 0

  override async init(...[lite, options]: Init) {
    const made = await super.init(lite, options)
    const addFsync = ({ FS }: EmscriptenModule): void => {
      FS.filesystems.NODEFS.stream_ops.fsync = ({ nfd }) => {
        fdatasyncSync(nfd)
        this.syncs += 1
        return 0
      }
    }
    const preRun = [made.emscriptenOpts.preRun ?? []].flat()
    return { ...made, emscriptenOpts: { ...made.emscriptenOpts, preRun: [...preRun, addFsync] } }
  }
}

/**
 * PGlite's start parameters without `-F`. The method must be `fsync`: Emscripten's fdatasync, PostgreSQL's default,
 * does nothing. Buffers are a quarter of the default, because all of them are resident from the start, and the system
 * caches the files as well.
 */
export const durableStartParams = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  '-c',
  'fsync=on',
  '-c',
  'wal_sync_method=fsync',
  '-c',
  'shared_buffers=32MB',
]

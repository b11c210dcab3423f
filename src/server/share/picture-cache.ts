/** Rendered pictures in memory: bounded in bytes, the least recently used first out. */
export interface PictureCache {
  find: (key: string) => Picture | undefined
  /** The stored picture, or what `render` makes; callers who ask at the same time share one rendering. */
  get: (key: string, render: () => Promise<Picture>) => Promise<Picture>
  bytes: () => number
}
export type Picture = Uint8Array<ArrayBuffer>

export function createPictureCache(maxBytes: number): PictureCache {
  const stored = new Map<string, Picture>()
  const rendering = new Map<string, Promise<Picture>>()
  let bytes = 0

  function find(key: string): Picture | undefined {
    const picture = stored.get(key)
    if (picture === undefined) return undefined
    stored.delete(key)
    stored.set(key, picture)
    return picture
  }

  function store(key: string, picture: Picture): void {
    stored.set(key, picture)
    bytes += picture.byteLength
    for (const [oldest, { byteLength }] of stored) {
      if (bytes <= maxBytes) return
      stored.delete(oldest)
      bytes -= byteLength
    }
  }

  return {
    find,
    bytes: () => bytes,
    get(key, render) {
      const found = find(key)
      if (found !== undefined) return Promise.resolve(found)
      const running = rendering.get(key)
      if (running !== undefined) return running
      const started = (async () => {
        try {
          const picture = await render()
          store(key, picture)
          return picture
        } finally {
          rendering.delete(key)
        }
      })()
      rendering.set(key, started)
      return started
    },
  }
}

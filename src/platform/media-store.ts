/** The storage of uploaded pictures. Names must be valid media file names (`isMediaFileName`). */
export interface MediaStore {
  /** Stores the whole file or nothing. Throws on failure. */
  put: (name: string, bytes: Uint8Array) => Promise<void>
  /** Undefined for a missing file. */
  get: (name: string) => Promise<Uint8Array<ArrayBuffer> | undefined>
  /** Does nothing for a missing file. */
  remove: (name: string) => Promise<void>
}

/** Where the files of uploaded pictures lie. A name is that of a media file (`isMediaFileName`). */
export interface MediaStore {
  /** Keeps the whole file or nothing of it. Throws when it could not. */
  put: (name: string, bytes: Uint8Array) => Promise<void>
  /** Undefined when there is no such file. */
  get: (name: string) => Promise<Uint8Array<ArrayBuffer> | undefined>
  /** Nothing happens when there is no such file. */
  remove: (name: string) => Promise<void>
}

import { createTarPacker, type TarHeader } from 'modern-tar'
import { detailsEntry, pictureEntry, type PictureDetails } from './archived-picture.ts'

export interface PictureToArchive extends PictureDetails {
  key: string
  /** Address of its largest file. */
  address: string
  uploadedAt: Date
  bytes: Uint8Array
}

/**
 * The bytes of an archive with these pictures. They are produced as the reader takes them, with at most 8 MB waiting.
 */
export async function* writeMediaArchive(
  pictures: AsyncIterable<PictureToArchive>,
): AsyncGenerator<Uint8Array, void, undefined> {
  const { readable, controller } = createTarPacker()
  const add = async (header: Omit<TarHeader, 'size'>, bytes: Uint8Array): Promise<void> => {
    const writer = controller.add({ ...header, size: bytes.byteLength }).getWriter()
    await writer.write(bytes)
    await writer.close()
  }
  const writing = (async () => {
    for await (const { key, address, name, alt, uploadedAt: mtime, bytes } of pictures) {
      await add({ name: detailsEntry(key), mtime }, new TextEncoder().encode(JSON.stringify({ name, alt })))
      await add({ name: pictureEntry(address), mtime }, bytes)
    }
    controller.finalize()
    // The reader sees the error as well.
  })().catch((error: unknown) => controller.error(error))
  yield* readable
  await writing
}

import type { RestoredPicture } from '#contract/media/media.schema.ts'
import type { ArchivedPicture } from '#domain/media/archived-picture.ts'
import { callAdmin } from '../session/call-admin.ts'

/** Adds a picture of an archive to the library under its key. Throws CallError. */
export function restorePicture(
  { key, name, alt, bytes }: ArchivedPicture,
  signal: AbortSignal,
): Promise<RestoredPicture> {
  const query = new URLSearchParams({ key, name, alt }).toString()
  return callAdmin<RestoredPicture>(`/api/admin/media/restore?${query}`, { file: new Blob([bytes]), signal })
}

import { askAdmin } from './staff/call-admin.ts'

/**
 * Downloads what only staff may have: a link could not send the token along. A file that is given is sent along.
 * Throws CallError.
 */
export async function saveFile(path: string, otherwise: string, file?: Blob): Promise<void> {
  const response = await askAdmin(path, file === undefined ? {} : { file })
  const name = /filename="([^"/\\]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1]
  const address = URL.createObjectURL(await response.blob())
  const link = document.createElement('a')
  link.href = address
  link.download = name ?? otherwise
  link.click()
  // The browser has taken hold of it once the click is through.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}

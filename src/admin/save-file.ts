import { askAdmin } from './staff/call-admin.ts'

/**
 * Downloads a file for staff only, because a link could not send the token. A given file is sent along. Throws
 * CallError.
 */
export async function saveFile(path: string, otherwise: string, file?: Blob): Promise<void> {
  const response = await askAdmin(path, file === undefined ? {} : { file })
  const name = /filename="([^"/\\]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1]
  const address = URL.createObjectURL(await response.blob())
  const link = document.createElement('a')
  link.href = address
  link.download = name ?? otherwise
  link.click()
  // By then the browser has taken the file.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}

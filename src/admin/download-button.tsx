import { Download } from 'lucide'
import { useState, type ComponentProps } from 'react'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { showFailure } from './failure.ts'
import { askAdmin } from './staff/call-admin.ts'

interface DownloadButtonProps extends Pick<ComponentProps<typeof Button>, 'variant' | 'size' | 'children'> {
  path: string
  /** The file's name where the response gives none. */
  name: string
  /** Sent along. */
  file?: Blob
  failure?: string
}

/** Downloads a file for staff only, because a link could not send the token. */
export function DownloadButton({
  path,
  name,
  file,
  failure = 'The file could not be made. Please try again later.',
  variant = 'outline',
  size,
  children,
}: DownloadButtonProps) {
  const [isBusy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    try {
      await saveFile(path, name, file)
    } catch (error) {
      showFailure(error, failure)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button
      variant={variant}
      {...(size !== undefined && { size })}
      loading={isBusy}
      onClick={() => void save()}
    >
      <Icon of={Download} size={18} />
      {children}
    </Button>
  )
}

async function saveFile(path: string, otherwise: string, file?: Blob): Promise<void> {
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

import { Upload } from 'lucide'
import { useRef } from 'react'
import { Button } from '#ui/button.tsx'
import type { ButtonLook } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'

interface FileButtonProps extends ButtonLook {
  children: string
  /** What the chooser is for, said to who cannot see what stands around it. */
  label: string
  /** What the chooser offers; pictures unless told. */
  accept?: string
  multiple?: boolean
  disabled?: boolean
  onFiles: (files: readonly File[]) => void
}

/** A button that opens the chooser for files. */
export function FileButton({
  children,
  label,
  accept = PICTURES,
  multiple = false,
  disabled,
  onFiles,
  ...look
}: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button {...look} disabled={disabled} onClick={() => input.current?.click()}>
        <Icon of={Upload} size={18} />
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={label}
        accept={accept}
        multiple={multiple}
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])])
          // So that the same file can be chosen again.
          currentTarget.value = ''
        }}
      />
    </>
  )
}

const PICTURES = 'image/jpeg,image/png,image/webp,image/avif,image/gif'

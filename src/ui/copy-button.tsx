import { useEffect, useState } from 'react'
import { IconButton } from './icon-button.tsx'

/** How long the tick is shown, in milliseconds. */
const SHOWN_MS = 2000

interface CopyButtonProps {
  text: string
  /** Description of the copied text, such as "code LEVEL500". */
  of: string
  className?: string
}

/** Copies a text and confirms with a tick. Where copying is not allowed, the text can still be selected. */
export function CopyButton({ text, of, className }: CopyButtonProps) {
  // Undefined before the first press, because few of a page's many buttons are pressed.
  const [copied, setCopied] = useState<boolean>()

  useEffect(() => {
    if (copied !== true) return
    const timer = setTimeout(() => setCopied(false), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [copied])

  const copy = () => {
    // Renders the live region before its text, so that the text is announced.
    setCopied(false)
    return navigator.clipboard?.writeText(text).then(
      () => setCopied(true),
      () => setCopied(false),
    )
  }
  return (
    <>
      <IconButton
        icon={copied === true ? 'check' : 'copy'}
        label={`Copy ${of}`}
        onClick={copy}
        data-copied={copied === true || undefined}
        {...(className !== undefined && { className })}
      />
      {copied !== undefined && (
        <span className="sr" role="status">
          {copied ? 'Copied' : ''}
        </span>
      )}
    </>
  )
}

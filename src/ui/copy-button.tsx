import { Check, Copy } from 'lucide'
import { useEffect, useState } from 'react'
import { IconButton } from './icon-button.tsx'

/** How long the tick stays, in milliseconds. */
const SHOWN_MS = 2000

interface CopyButtonProps {
  text: string
  /** What is copied, such as "code LEVEL500". */
  of: string
  className?: string
}

/** Copies a text and says so with a tick. Where copying is not allowed the text stays there to be selected. */
export function CopyButton({ text, of, className }: CopyButtonProps) {
  // Undefined before the first press: few of the many buttons of a page are pressed.
  const [copied, setCopied] = useState<boolean>()

  useEffect(() => {
    if (copied !== true) return
    const timer = setTimeout(() => setCopied(false), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [copied])

  const copy = () => {
    // What will say it is there before it speaks.
    setCopied(false)
    return navigator.clipboard?.writeText(text).then(
      () => setCopied(true),
      () => setCopied(false),
    )
  }
  return (
    <>
      <IconButton
        icon={copied === true ? Check : Copy}
        iconSize={18}
        label={`Copy ${of}`}
        onClick={copy}
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

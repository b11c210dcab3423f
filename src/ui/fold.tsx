import { useState, type ReactNode } from 'react'

interface FoldProps {
  className?: string
  summary: ReactNode
  summaryClassName?: string
  /** Initially open. When this becomes false again, a fold that the visitor opened stays open. */
  open?: boolean
  children: ReactNode
}

/** A disclosure that works without scripts. */
export function Fold({ className, summary, summaryClassName, open = false, children }: FoldProps) {
  const [opened, setOpened] = useState(open)
  return (
    <details
      className={className}
      open={opened || open}
      onToggle={(event) => setOpened(event.currentTarget.open)}
    >
      <summary className={summaryClassName}>{summary}</summary>
      {children}
    </details>
  )
}

import type { ReactNode } from 'react'

interface WideTableProps {
  label: string
  /** Class of the scrolling box. */
  className?: string
  tableClassName?: string
  children: ReactNode
}

/**
 * A table that scrolls in its own box where it is wider than the screen. The box is focusable, so that a keyboard can
 * scroll it.
 */
export function WideTable({ label, className = 'prose__table', tableClassName, children }: WideTableProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable without a pointer
    <section className={className} aria-label={label} tabIndex={0}>
      <table className={tableClassName}>{children}</table>
    </section>
  )
}

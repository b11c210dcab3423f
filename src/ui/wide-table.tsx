import type { ReactNode } from 'react'

interface WideTableProps {
  label: string
  /** Of the box that scrolls. */
  className?: string
  tableClassName?: string
  children: ReactNode
}

/** A table that scrolls in its own box where it is wider than the screen; the box can be reached by keyboard for that. */
export function WideTable({ label, className = 'prose__table', tableClassName, children }: WideTableProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable without a pointer
    <section className={className} aria-label={label} tabIndex={0}>
      <table className={tableClassName}>{children}</table>
    </section>
  )
}

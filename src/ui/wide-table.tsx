import type { ReactNode } from 'react'

/** A table that scrolls in its own box where it is wider than the screen; the box can be reached by keyboard for that. */
export function WideTable({ label, children }: { label: string; children: ReactNode }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable without a pointer
    <section className="prose__table" aria-label={label} tabIndex={0}>
      <table>{children}</table>
    </section>
  )
}

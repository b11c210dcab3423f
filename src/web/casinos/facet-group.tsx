import type { ReactNode } from 'react'
import { Fold } from '#ui/fold.tsx'

interface FacetGroupProps {
  title: string
  open: boolean
  children: ReactNode
}

/** A group of the filter panel. */
export function FacetGroup({ title, open, children }: FacetGroupProps) {
  return (
    <Fold className="fgroup" open={open} summary={<h3>{title}</h3>}>
      <div className="fgroup__body">{children}</div>
    </Fold>
  )
}

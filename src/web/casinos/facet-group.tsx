import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from '#ui/icon.tsx'

interface FacetGroupProps {
  title: string
  open: boolean
  children: ReactNode
}

/** A group of the filter panel that folds, also without scripts. */
export function FacetGroup({ title, open, children }: FacetGroupProps) {
  return (
    <details className="fgroup" open={open}>
      <summary><h3>{title}</h3><Icon of={ChevronDown} size={18} /></summary>
      <div className="fgroup__body">{children}</div>
    </details>
  )
}

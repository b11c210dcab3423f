import { ArrowRight } from 'lucide'
import { useId } from 'react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Icon } from '#ui/icon.tsx'

interface PanelProps {
  title: string
  /** What exactly is shown, in a sentence. */
  note?: ReactNode
  /** Where all of it is. */
  all?: { to: string; label: string }
  children: ReactNode
}

/** One part of the dashboard. */
export function Panel({ title, note, all, children }: PanelProps) {
  const id = useId()
  return (
    <section className="card card--flat panel" aria-labelledby={id}>
      <div className="panel__head">
        <h2 id={id}>{title}</h2>
        {all !== undefined && (
          <Link className="see-all" to={all.to}>
            {all.label}
            <Icon of={ArrowRight} size={16} />
          </Link>
        )}
      </div>
      {note !== undefined && <p className="mut sm panel__note">{note}</p>}
      {children}
    </section>
  )
}

/** What stands where there is nothing to list. */
export function PanelEmpty({ children }: { children: ReactNode }) {
  return <p className="mut sm panel__empty">{children}</p>
}

import { clsx } from 'clsx'
import type { IconNode } from 'lucide'
import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

interface EmptyStateProps {
  icon: IconNode
  title: string
  children?: ReactNode
  /** One way out, usually an outline button. */
  action?: ReactNode
  /** Something failed, rather than nothing being there. */
  failed?: boolean
  /** The heading's level where it is. */
  as?: 'h1' | 'h2' | 'h3'
}

/** Shown where a list is empty or could not be loaded. */
export function EmptyState({
  icon,
  title,
  children,
  action,
  failed = false,
  as: Heading = 'h3',
}: EmptyStateProps) {
  return (
    <div className={clsx('card card--flat state', failed && 'state--bad')}>
      <span className="state__i">
        <Icon of={icon} size={26} />
      </span>
      <Heading>{title}</Heading>
      {children !== undefined && <p>{children}</p>}
      {action}
    </div>
  )
}

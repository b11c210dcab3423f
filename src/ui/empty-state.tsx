import { clsx } from 'clsx'
import type { IconNode } from 'lucide'
import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

interface EmptyStateProps {
  icon: IconNode
  title: string
  children?: ReactNode
  /** A way out, usually an outline button. */
  action?: ReactNode
  /** True when something failed, false when there is nothing to show. */
  failed?: boolean
  /** Level of the heading. */
  as?: 'h1' | 'h2' | 'h3'
}

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

import { clsx } from 'clsx'
import type { IconNode } from 'lucide'
import type { ComponentProps } from 'react'
import { startIcon, type DrawnIcon } from './drawn-icon.ts'
import { Icon } from './icon.tsx'

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** The name of an icon that the style sheet draws, or the drawing itself. */
  icon: IconNode | DrawnIcon
  /** Name of the action, for tooltip and screen readers. */
  label: string
  /** Pixels of the icon; the button itself is 44. A drawn one has 18. */
  iconSize?: number
  /** Round with an outline, as beside a carousel. */
  outlined?: boolean
}

export function IconButton({
  icon,
  label,
  iconSize = 20,
  outlined = false,
  className,
  ...rest
}: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={clsx('icon-btn', outlined && 'icon-btn--line', className)}
      aria-label={label}
      data-tooltip={label}
      {...(typeof icon === 'string' && startIcon(icon))}
    >
      {typeof icon !== 'string' && <Icon of={icon} size={iconSize} />}
    </button>
  )
}

import { clsx } from 'clsx'
import type { IconNode } from 'lucide'
import type { ComponentProps } from 'react'
import { Icon } from './icon.tsx'

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  icon: IconNode
  /** Name of the action, for tooltip and screen readers. */
  label: string
  /** Pixels of the icon; the button itself is 44. */
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
    >
      <Icon of={icon} size={iconSize} />
    </button>
  )
}

import { clsx } from 'clsx'
import type { IconNode } from 'lucide'
import type { ComponentProps } from 'react'
import { Icon } from './icon.tsx'

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  icon: IconNode
  /** What it does: there are no words to see. */
  label: string
  /** Pixels of the drawing; the button itself is 44. */
  iconSize?: number
  /** Round with an outline, as beside a carousel. */
  outlined?: boolean
}

/** A 44-pixel button that shows only an icon; a tooltip says in words what it does. */
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

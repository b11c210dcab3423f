import type { LucideIcon } from 'lucide-react'

interface IconProps {
  of: LucideIcon
  /** Pixels: 14 or 16 beside small text, 18 to 26 elsewhere. */
  size?: number
  className?: string
}

/** A Lucide icon in the weight that suits its size. Always decorative: the words beside it carry the meaning. */
export function Icon({ of: Drawing, size = 20, className }: IconProps) {
  return (
    <Drawing
      size={size}
      strokeWidth={size <= 16 ? 2.1 : 1.8}
      aria-hidden="true"
      {...(className !== undefined && { className })}
    />
  )
}

import { clsx } from 'clsx'
import type { ReactNode } from 'react'

interface BadgeProps {
  tone?: keyof typeof TONES
  className?: string
  children: ReactNode
}

/** A short label on a tinted ground; never a sentence. */
export function Badge({ tone = 'plain', className, children }: BadgeProps) {
  return <span className={clsx('badge', TONES[tone], className)}>{children}</span>
}

const TONES = {
  plain: '',
  brand: 'badge--brand',
  chip: 'badge--chip',
  line: 'badge--line',
  ok: 'badge--ok',
  off: 'badge--off',
} as const

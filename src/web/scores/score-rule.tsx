import { clsx } from 'clsx'
import type { CSSProperties } from 'react'

interface ScoreRuleProps {
  /** 0 to 10, unrounded. */
  value: number
  size?: 'sm' | 'md' | 'lg'
}

/** Ten even ticks filled to the exact score. Decorative: the number beside it carries the value. */
export function ScoreRule({ value, size = 'md' }: ScoreRuleProps) {
  const style = { '--v': value } as CSSProperties
  return <span className={clsx('rule', size !== 'md' && `rule--${size}`)} style={style} aria-hidden="true" />
}

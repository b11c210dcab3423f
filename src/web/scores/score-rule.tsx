import { clsx } from 'clsx'

interface ScoreRuleProps {
  /** 0 to 10, unrounded. */
  value: number
  size?: 'sm' | 'md' | 'lg'
}

/** Ten even ticks filled to the exact score. Decorative: the number beside it carries the value. */
export function ScoreRule({ value, size = 'md' }: ScoreRuleProps) {
  return (
    <span className={clsx('rule', size !== 'md' && `rule--${size}`)} aria-hidden="true">
      {/* The policy forbids style attributes; an SVG has its width as an attribute of its own. */}
      <svg width={`${Number((value * 10).toFixed(2))}%`} />
    </span>
  )
}

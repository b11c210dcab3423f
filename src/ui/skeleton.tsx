import { clsx } from 'clsx'
import type { CSSProperties } from 'react'

/** The grey box shown while something is loading. */
export function Skeleton({ className, style }: { className?: string; style?: CSSProperties }) {
  return <span aria-hidden="true" className={clsx('sk', className)} style={style} />
}

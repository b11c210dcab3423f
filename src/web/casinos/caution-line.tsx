import { clsx } from 'clsx'
import { TriangleAlert } from 'lucide'
import type { ReactNode } from 'react'
import { cautionText } from '#domain/casinos/caution.ts'
import { Icon } from '#ui/icon.tsx'

interface CautionLineProps {
  /** 0 to 10, as a decimal string; null where it is not stated. */
  safetyIndex: string | null
  className?: string
  /** What the editors add, after the reason. */
  children?: ReactNode
}

/** A warning with its reason at the score of a casino that is not recommended; nothing for any other. */
export function CautionLine({ safetyIndex, className, children }: CautionLineProps) {
  const text = cautionText(safetyIndex)
  if (text === undefined) return null
  return (
    <div className={clsx('caution', className)}>
      <Icon of={TriangleAlert} size={16} />
      <span>
        {text}
        {children}
      </span>
    </div>
  )
}

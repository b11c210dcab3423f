import type { Bonus } from '#contract/bonuses/bonuses.schema.ts'
import { CopyButton } from '#ui/copy-button.tsx'

type BonusCodeProps = Pick<Bonus, 'code' | 'noCodeNeeded'>

/** The code of a bonus with a button that copies it, that it needs none, or that neither is stated. */
export function BonusCode({ code, noCodeNeeded }: BonusCodeProps) {
  if (code === null || code === '')
    return (
      <div className="code code--none">
        {noCodeNeeded ? 'No code required - automatic bonus' : 'Code not stated'}
      </div>
    )
  return (
    <div className="code">
      <b>{code}</b>
      <CopyButton text={code} of={`code ${code}`} />
    </div>
  )
}

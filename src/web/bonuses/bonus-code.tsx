import { CopyButton } from '#ui/copy-button.tsx'

/** The code of a bonus with a button that copies it, or that it needs none. */
export function BonusCode({ code }: { code: string | null }) {
  if (code === null || code === '')
    return <div className="code code--none">No code required - automatic bonus</div>
  return (
    <div className="code">
      <b>{code}</b>
      <CopyButton text={code} of={`code ${code}`} />
    </div>
  )
}

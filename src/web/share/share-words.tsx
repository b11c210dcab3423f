import { Check, Link2, Share2 } from 'lucide'
import { Icon } from '#ui/icon.tsx'

/** What the button does (`useShare`), or `done`: phones and tablets have a share sheet, others copy the link. */
export function ShareWords({ done }: { done: string | undefined }) {
  if (done !== undefined)
    return (
      <>
        <Icon of={Check} size={18} />
        {done}
      </>
    )
  return (
    <>
      <span className="row pointer-coarse:hidden">
        <Icon of={Link2} size={18} />
        Copy Link
      </span>
      <span className="row hidden pointer-coarse:flex">
        <Icon of={Share2} size={18} />
        Share
      </span>
    </>
  )
}

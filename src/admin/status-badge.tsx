import { CircleCheck, CirclePause, Clock } from 'lucide'
import { Badge } from '#ui/badge.tsx'
import { Icon } from '#ui/icon.tsx'

/** A state by icon and word, not by colour alone. */
export function StatusBadge({ state, children }: { state: 'on' | 'off' | 'waiting'; children: string }) {
  return (
    <Badge tone={TONES[state]}>
      <Icon of={ICONS[state]} size={14} />
      {children}
    </Badge>
  )
}

const TONES = { on: 'ok', off: 'off', waiting: 'chip' } as const
const ICONS = { on: CircleCheck, off: CirclePause, waiting: Clock } as const

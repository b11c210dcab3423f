import { CreditCard, Gift, HeartHandshake, Landmark, ListChecks } from 'lucide'
import { paths } from '#contract/shared/paths.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'

interface AssistantDialogProps {
  open: boolean
  onClose: () => void
  onStartChat: () => void
}

/** What the assistant helps with, and what it does not (decision D-20). */
export function AssistantDialog({ open, onClose, onStartChat }: AssistantDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="AI Casino Assistant"
      description="Five things it helps with, from the facts on this site."
      footer={<Button onClick={onStartChat}>Start Chat</Button>}
    >
      <ul className="helps">
        {HELPS.map(([icon, title, text]) => (
          <li key={title}>
            <span className="text-link">
              <Icon of={icon} size={22} />
            </span>
            <div>
              <h3>{title}</h3>
              <p className="sm mut">{text}</p>
            </div>
          </li>
        ))}
      </ul>
      <p className="sm mut mt-5">
        The assistant gives general information only. It does not know your situation and never promises a
        win.
      </p>
      <p className="sm mt-3">
        Gambling can harm. Set a limit before you play, and stop when it stops being fun.{' '}
        <Link className="link" to={paths.responsibleGambling()}>
          Help is free and confidential
        </Link>
        . 21+. Please gamble responsibly.
      </p>
    </Dialog>
  )
}

const HELPS = [
  [
    Landmark,
    'Casino recommendations',
    'Casinos that fit your country, payment method and budget, with their scores.',
  ],
  [Gift, 'Bonus explanations', 'What wagering, minimum deposits and win caps mean in money.'],
  [ListChecks, 'Strategies', 'How games work, what the house edge costs and what no system can change.'],
  [CreditCard, 'Payment methods', 'Which ones are accepted, how long payouts take and what they cost.'],
  [HeartHandshake, 'Responsible gambling', 'Limits, breaks, self-exclusion and where to find help.'],
] as const

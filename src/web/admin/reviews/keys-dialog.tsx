import { Dialog } from '#ui/dialog.tsx'
import { Switch } from '#ui/switch.tsx'

interface KeysDialogProps {
  areOn: boolean
  onSwitch: (on: boolean) => void
  onClose: () => void
}

/** What the keys do. They can be switched off for those whose tools press letters by themselves. */
export function KeysDialog({ areOn, onSwitch, onClose }: KeysDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Keys"
      description="They work while you are not typing. Each of them has a button as well."
      className="dialog--small"
    >
      <dl className="keys">
        {KEYS.map(([keys, what]) => (
          <div key={what}>
            <dt>
              {keys.map((key) => (
                <kbd key={key} className="kbd">
                  {key}
                </kbd>
              ))}
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
      <Switch label="Use these keys" checked={areOn} onChange={onSwitch} />
    </Dialog>
  )
}

const KEYS: readonly (readonly [keys: readonly string[], what: string])[] = [
  [['J', '↓'], 'Next review'],
  [['K', '↑'], 'Previous review'],
  [['Enter'], 'Open the review'],
  [['A'], 'Approve'],
  [['R'], 'Reject with a reason'],
  [['X'], 'Select or clear this review'],
  [['Shift', 'click'], 'Select all up to this review'],
  [['Ctrl', 'A'], 'Select all on this page'],
  [['Z'], 'Undo the last decision'],
  [['?'], 'Show these keys'],
]

import { CircleAlert, CircleCheck, X } from 'lucide'
import { Toast as Primitive } from 'radix-ui'
import { Icon } from './icon.tsx'
import { IconButton } from './icon-button.tsx'
import type { ShownToast } from './toast.tsx'

const DURATION_MS = 5000
/** The distance of a dismissing swipe to the right, in pixels. */
const SWIPE_PX = 50

/** Shows one toast at a time. F8 moves the focus to it; hovering and focusing it pause its timer. */
export function ToastRegion({ toast, onClose }: { toast: ShownToast; onClose: () => void }) {
  const bad = toast.variant === 'destructive'
  return (
    <Primitive.Provider duration={DURATION_MS} swipeDirection="right" swipeThreshold={SWIPE_PX}>
      <Primitive.Root
        key={toast.id}
        open={toast.open}
        onOpenChange={(open) => {
          if (!open) onClose()
        }}
        type={bad ? 'foreground' : 'background'}
        className={bad ? 'toast toast--bad' : 'toast'}
        {...(bad && { role: 'alert' })}
      >
        <Icon of={bad ? CircleAlert : CircleCheck} />
        <div>
          <Primitive.Title asChild>
            <b>{toast.title}</b>
          </Primitive.Title>
          {toast.description !== undefined && (
            <Primitive.Description asChild>
              <p>{toast.description}</p>
            </Primitive.Description>
          )}
          {toast.action !== undefined && (
            <Primitive.Action
              altText={toast.action.label}
              className="toast__action"
              onClick={toast.action.onPress}
            >
              {toast.action.label}
            </Primitive.Action>
          )}
        </div>
        <Primitive.Close asChild>
          <IconButton icon={X} iconSize={18} label="Close" />
        </Primitive.Close>
      </Primitive.Root>
      <Primitive.Viewport className="toasts" />
    </Primitive.Provider>
  )
}

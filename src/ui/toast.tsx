import { lazy, Suspense, useSyncExternalStore } from 'react'
import { createListeners } from './listeners.ts'

export interface ToastMessage {
  title: string
  description?: string
  variant?: 'default' | 'destructive'
  action?: { label: string; onPress: () => void }
}

export type ShownToast = ToastMessage & { id: number; open: boolean }

export function showToast(message: ToastMessage): void {
  change({ ...message, id: (shown?.id ?? 0) + 1, open: true })
}

/** Closes the toast. Its content is kept until the next one, for the closing animation. */
export function closeToast(): void {
  if (shown !== undefined) change({ ...shown, open: false })
}

export function useToast() {
  return { toast: showToast, dismiss: closeToast }
}

/** The place of toasts. Their code is loaded with the first one. */
export function ToastHost() {
  const toast = useSyncExternalStore(
    subscribe,
    () => shown,
    () => undefined,
  )
  if (toast === undefined) return null
  return (
    <Suspense>
      <ToastRegion toast={toast} onClose={closeToast} />
    </Suspense>
  )
}

const ToastRegion = lazy(async () => ({ default: (await import('./toast-region.tsx')).ToastRegion }))

let shown: ShownToast | undefined
const { subscribe, tell } = createListeners()

function change(next: ShownToast): void {
  shown = next
  tell()
}

import type { MouseEvent } from 'react'

/**
 * For a button that opens the <dialog> with this id, or closes it: the browser does it by these attributes, before
 * and without scripts. React has no types for them yet.
 */
export function opensDialog(id: string) {
  return { ...byCommand('show-modal', id), onClick: openByHand } as const
}

export function closesDialog(id: string) {
  return { ...byCommand('close', id), onClick: closeByHand } as const
}

function byCommand(command: 'show-modal' | 'close', commandfor: string): object {
  return { command, commandfor }
}

/** For browsers that do not know the attributes (Safari before 26.2, Firefox before 144). */
function openByHand(event: MouseEvent<HTMLButtonElement>): void {
  if (!knowsCommands()) dialogOf(event)?.showModal()
}

function closeByHand(event: MouseEvent<HTMLButtonElement>): void {
  if (!knowsCommands()) dialogOf(event)?.close()
}

function knowsCommands(): boolean {
  return 'command' in HTMLButtonElement.prototype
}

function dialogOf({ currentTarget }: MouseEvent<HTMLButtonElement>): HTMLDialogElement | undefined {
  const dialog = document.getElementById(currentTarget.getAttribute('commandfor') ?? '')
  return dialog instanceof HTMLDialogElement ? dialog : undefined
}

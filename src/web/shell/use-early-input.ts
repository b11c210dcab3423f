import { useEffect } from 'react'

/**
 * For the root of all pages, whose effect runs last: repeats what was pressed, chosen and typed before React listened
 * (early-script.ts).
 */
export function useEarlyInput(): void {
  useEffect(() => {
    if (!window.early.isOver) void repeatAll(window.early)
  }, [])
}

/** What is used in the meantime is recorded too, so that everything happens in the visitor's order. */
async function repeatAll(early: Window['early']): Promise<void> {
  for (let actions = actionsOf(early.kept.splice(0)); actions.length > 0;) {
    for (const action of actions) {
      // A task of its own, so that the result is rendered before the next action.
      await new Promise((go) => setTimeout(go))
      early.isOver = true
      action()
      early.isOver = false
    }
    actions = actionsOf(early.kept.splice(0))
  }
  early.isOver = true
}

/** Fields are read at once, because React's first render would empty them. Each counts once. */
function actionsOf(kept: readonly HTMLElement[]): (() => void)[] {
  const presses = kept.filter((element) => !isField(element))
  return [...[...new Set(kept.filter(isField))].map(again), ...presses.map(press)]
}

function press(element: HTMLElement): () => void {
  return () => {
    delete element.dataset['pressed']
    element.click()
  }
}

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

function isField(element: HTMLElement): element is Field {
  return /^(?:input|select|textarea)$/.test(element.localName)
}

/** A function that later tells React about the field's current value. */
function again(field: Field): () => void {
  if (field instanceof HTMLSelectElement) return choose(field)
  return field.type === 'checkbox' || field.type === 'radio' ? tick(field as HTMLInputElement) : type(field)
}

function choose(field: HTMLSelectElement): () => void {
  const { value } = field
  return () => {
    field.value = value
    field.dispatchEvent(new Event('change', { bubbles: true }))
  }
}

/** React compares a field with its last known value, so the field must appear to change. */
function tick(field: HTMLInputElement): () => void {
  const { checked } = field
  return () => {
    if (checked === field.defaultChecked) return
    field.checked = !checked
    field.click()
  }
}

/** The same for text, keeping the caret. */
function type(field: HTMLInputElement | HTMLTextAreaElement): () => void {
  const before = caretOf(field)
  return () => {
    // Typing may have continued meanwhile.
    const { value, selectionStart, selectionEnd } = field.value === '' ? before : caretOf(field)
    // React detects this assignment, but not the following one.
    field.value = ''
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
    // Number and mail fields have no caret that scripts can move.
    if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
}

function caretOf({ value, selectionStart, selectionEnd }: HTMLInputElement | HTMLTextAreaElement) {
  return { value, selectionStart, selectionEnd }
}

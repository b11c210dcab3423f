import { useEffect } from 'react'

/**
 * For the root of all pages, whose effect runs last: repeats what was pressed, chosen and typed before React listened
 * (early-script.ts).
 */
export function useEarlyInput(): void {
  useEffect(() => {
    const { early } = window
    if (early.isOver) return
    early.isOver = true
    // Fields are read before React's first render, which would empty them. Each counts once.
    const presses = early.kept.filter((element) => !isField(element))
    const fields = new Set(early.kept.filter(isField))
    void oneByOne([...[...fields].map(again), ...presses.map(press)])
    early.kept.length = 0
  }, [])
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

/** Runs each action in a separate task, so that its result is rendered before the next. */
async function oneByOne(actions: readonly (() => void)[]): Promise<void> {
  for (const action of actions) {
    await new Promise((go) => setTimeout(go))
    action()
  }
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

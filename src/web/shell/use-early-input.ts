import { useEffect } from 'react'

/**
 * For the root of all pages, whose effect runs last: does again what was pressed, chosen and typed before React
 * listened (early-script.ts).
 */
export function useEarlyInput(): void {
  useEffect(() => {
    const { early } = window
    if (early.isOver) return
    early.isOver = true
    // Fields are read before React renders the page for the first time, which would empty them; each counts once.
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

/** Each in a task of its own: what follows from one must be rendered before the next is looked at. */
async function oneByOne(actions: readonly (() => void)[]): Promise<void> {
  for (const action of actions) {
    await new Promise((go) => setTimeout(go))
    action()
  }
}

/** What to do later so that React learns how the field is now. */
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

/** React compares a field with what it last knew of it: the field must seem to change. */
function tick(field: HTMLInputElement): () => void {
  const { checked } = field
  return () => {
    if (checked === field.defaultChecked) return
    field.checked = !checked
    field.click()
  }
}

/** The same for text, with the caret where it was. */
function type(field: HTMLInputElement | HTMLTextAreaElement): () => void {
  const before = caretOf(field)
  return () => {
    // Typing may have gone on since.
    const { value, selectionStart, selectionEnd } = field.value === '' ? before : caretOf(field)
    // The first is noticed by React, the second is not.
    field.value = ''
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
    // Fields for numbers and mail addresses have no caret that scripts may move.
    if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
}

function caretOf({ value, selectionStart, selectionEnd }: HTMLInputElement | HTMLTextAreaElement) {
  return { value, selectionStart, selectionEnd }
}

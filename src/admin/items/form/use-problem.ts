import { get, useFormContext, useFormState } from 'react-hook-form'

export function useProblem(name: string): string | undefined {
  const { control } = useFormContext()
  const { errors } = useFormState({ control, name })
  return messageIn(get(errors, name))
}

/** A list may be wrong as a whole or in one of its entries. */
function messageIn(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined
  if ('message' in error && typeof error.message === 'string') return error.message
  if ('root' in error) return messageIn(error.root)
  return Array.isArray(error) ? error.map(messageIn).find((message) => message !== undefined) : undefined
}

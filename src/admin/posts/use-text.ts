import { useWatch } from 'react-hook-form'

/** The text of a form field; empty when it is not a text. */
export function useText(name: string): string {
  const value = useWatch({ name }) as unknown
  return typeof value === 'string' ? value : ''
}

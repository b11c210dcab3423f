import { useWatch } from 'react-hook-form'

/** What is in a field of the form around; empty when it is no text. */
export function useText(name: string): string {
  const value = useWatch({ name }) as unknown
  return typeof value === 'string' ? value : ''
}

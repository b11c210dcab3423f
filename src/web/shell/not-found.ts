import { data } from 'react-router'

export interface NotFoundText {
  title: string
  text?: string
  to: string
  label: string
  /** Similar items, where one was deleted. */
  alternatives?: readonly { to: string; label: string }[]
}

/** To throw in a loader: `throw notFound({ title: 'Casino not found', to: '/casinos', label: 'Back to Casinos' })`. */
export function notFound(text: NotFoundText = PAGE_NOT_FOUND) {
  return data(text, { status: 404 })
}

export const PAGE_NOT_FOUND: NotFoundText = {
  title: '404 Page Not Found',
  text: 'Did you forget to add the page to the router?',
  to: '/',
  label: 'Go to Home',
}

/** Reads the texts from an error that a loader threw. */
export function notFoundTextOf(thrown: unknown): NotFoundText {
  return typeof thrown === 'object' && thrown !== null && 'title' in thrown && 'to' in thrown
    ? (thrown as NotFoundText)
    : PAGE_NOT_FOUND
}

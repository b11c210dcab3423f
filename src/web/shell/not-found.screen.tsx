import { notFound, PAGE_NOT_FOUND } from './not-found.ts'
import { resting } from './resting.tsx'

/** Every address that leads nowhere answers with status 404 (decision D-08). */
export function loader() {
  return notFound()
}

export default function NotFoundScreen() {
  return <NotFoundPage {...PAGE_NOT_FOUND} />
}

const NotFoundPage = resting(async () => (await import('./not-found-page.tsx')).NotFoundPage)

import { notFound, PAGE_NOT_FOUND } from './not-found.ts'
import { NotFoundPage } from './not-found-page.tsx'

/** Every unknown address gets status 404 (decision D-08). */
export function loader() {
  return notFound()
}

export default function NotFoundScreen() {
  return <NotFoundPage {...PAGE_NOT_FOUND} />
}

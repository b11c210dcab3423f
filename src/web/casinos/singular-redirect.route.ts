import { redirect } from 'react-router'
import { paths } from '#contract/shared/paths.ts'
import { notFound } from '../shell/not-found.ts'

const singular: Readonly<Record<string, (id: number) => string>> = {
  casinos: paths.casino,
  bonuses: paths.bonus,
  games: paths.game,
}

/** Plural detail addresses move for good to the singular ones (decision D-04). */
export function loader({ request }: { request: Request }) {
  const url = new URL(request.url)
  const [, noun = '', id = ''] = url.pathname.split('/')
  const target = singular[noun]
  if (target === undefined || !/^[1-9]\d{0,9}$/.test(id)) throw notFound()
  return redirect(target(Number(id)) + url.search, 301)
}

/** Never seen; with it an unknown address is answered with the page that says so. */
export default function Moved() {
  return null
}

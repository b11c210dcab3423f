import { data, redirect } from 'react-router'
import type { FoundPage, GonePage, PresentPage } from '#contract/items/found-page.ts'
import { paths } from '#contract/shared/paths.ts'
import { withParameter } from '#contract/shared/raw-query.ts'
import type { NotFoundText } from './not-found.ts'

/** The item of a page. Its id, a former slug and other spellings redirect permanently to the page's address. */
export function openPageItem(
  found: FoundPage,
  { name, request, missing }: { name: string; request: Request; missing: () => unknown },
): PresentPage {
  const item = pageItem(found, missing)
  if (!item.path.endsWith(`/${name}`)) throw redirect(item.path + new URL(request.url).search, 301)
  return item
}

/**
 * The same without redirects, for actions: a form opened before the address changed still works. Deleted items get 410,
 * unknown ones the result of `missing`.
 */
export function pageItem(found: FoundPage, missing: () => unknown): PresentPage {
  if (found === undefined) throw missing()
  if ('path' in found) return found
  const text: NotFoundText = { ...GONE[found.kind], alternatives: found.alternatives }
  throw data(text, { status: 410 })
}

/** The address of another page of the requested list, keeping the rest of the query, such as campaign parameters. */
export function addressOfPage(request: Request, page: number): string {
  const { pathname, search } = new URL(request.url)
  return pathname + withParameter(search, 'page', page === 1 ? undefined : String(page))
}

const GONE: Readonly<Record<GonePage['kind'], NotFoundText>> = {
  casino: {
    title: 'This casino is gone',
    text: 'We do not list it any more. Its reviews and offers went with it.',
    to: paths.casinos(),
    label: 'Browse Casinos',
  },
  bonus: {
    title: 'This bonus is gone',
    text: 'We do not list it any more.',
    to: paths.bonuses(),
    label: 'Browse Bonuses',
  },
  game: {
    title: 'This game is gone',
    text: 'We do not list it any more.',
    to: paths.games(),
    label: 'Browse Games',
  },
  post: {
    title: 'This article is gone',
    text: 'We have taken it down.',
    to: paths.blog(),
    label: 'Browse Articles',
  },
  landing: {
    title: 'This page is gone',
    text: 'The whole list may still have what you look for.',
    to: paths.casinos(),
    label: 'Browse Casinos',
  },
}

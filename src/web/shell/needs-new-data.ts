import type { ShouldRevalidateFunctionArgs } from 'react-router'

/** Another tab of the same page needs no new data; everything else follows the router's default. */
export function needsNewData({
  currentUrl,
  nextUrl,
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const onlyTabChanges =
    formMethod === undefined &&
    currentUrl.href !== nextUrl.href &&
    withoutTab(currentUrl) === withoutTab(nextUrl)
  return onlyTabChanges ? false : defaultShouldRevalidate
}

function withoutTab(url: URL): string {
  const query = new URLSearchParams(url.search)
  query.delete('tab')
  return `${url.pathname}?${query}`
}

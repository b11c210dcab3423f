import type { MetaDescriptor } from 'react-router'
import { CACHE_CONTROL } from '#contract/site/cache-control.ts'
import { titleOf } from '#web/seo/page-meta.ts'
import type { SiteData } from '#web/shell/site-data.ts'

export const NO_STORE = { 'Cache-Control': CACHE_CONTROL.never } as const

/** A title, and no indexing by search engines. */
export function adminMeta(title: string, { brand }: SiteData): MetaDescriptor[] {
  return [
    { title: titleOf(`${title} · Admin`, brand.name) },
    { name: 'robots', content: 'noindex, nofollow' },
  ]
}

import type { MetaDescriptor } from 'react-router'
import { titleOf } from '../seo/page-meta.ts'
import type { SiteData } from '../shell/site-data.ts'

/** Admin pages are never cached. */
export const NO_STORE = { 'Cache-Control': 'no-store' } as const

/** A title, and nothing for search engines. */
export function adminMeta(title: string, { brand }: SiteData): MetaDescriptor[] {
  return [
    { title: titleOf(`${title} · Admin`, brand.name) },
    { name: 'robots', content: 'noindex, nofollow' },
  ]
}

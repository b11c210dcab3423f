import { DESCRIBED_MENUS, type MenuEntry, type Menus } from '#contract/settings/described-menus.ts'
import type { PagePlace } from '#contract/settings/pages.schema.ts'
import { paths } from '#contract/shared/paths.ts'
import { articleOutline } from '#domain/posts/article-outline.ts'
import type { App } from '../app/app.ts'
import type { LegalText } from './own-legal-text.ts'

export interface OwnPageText {
  title: string
  description: string
  text: LegalText
}

/** A page written by the owner; undefined where there is none. */
export function findOwnPage(
  { siteSettings }: Pick<App, 'siteSettings'>,
  slug: string,
): OwnPageText | undefined {
  const page = siteSettings.stored().pages?.pages.find((each) => each.slug === slug)
  if (page === undefined) return undefined
  const { title, description, html } = page
  return { title, description, text: { ...articleOutline(html), version: null, date: null } }
}

/** The addresses of these pages. */
export function ownPagePaths({ siteSettings }: Pick<App, 'siteSettings'>): string[] {
  return siteSettings.stored().pages?.pages.map(({ slug }) => paths.ownPage(slug)) ?? []
}

/** The menus including pages with a place in them; undefined while the defaults apply. */
export function ownMenus({ siteSettings }: Pick<App, 'siteSettings'>): Menus | undefined {
  const { menus, pages } = siteSettings.stored()
  const placed = pages?.pages.filter(({ place }) => place !== 'none') ?? []
  if (placed.length === 0) return menus
  const at = (wanted: PagePlace): MenuEntry[] =>
    placed
      .filter(({ place }) => place === wanted)
      .map(({ slug, title }) => ({ label: title, to: paths.ownPage(slug) }))
  const { header, quick, support } = menus ?? DESCRIBED_MENUS
  return {
    header: [...header, ...at('header')],
    quick: [...quick, ...at('quick')],
    support: [...support, ...at('support')],
  }
}

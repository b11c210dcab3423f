import type { LegalSettings } from '#contract/settings/legal.schema.ts'
import { articleOutline, type ArticleHeading } from '#domain/posts/article-outline.ts'
import type { App } from '../app/app.ts'

export interface LegalText {
  html: string
  headings: ArticleHeading[]
  version: string | null
  date: string | null
}

/** The owner's terms or privacy policy for visitors; null while the default text applies. */
export function ownLegalText(
  { siteSettings }: Pick<App, 'siteSettings'>,
  name: keyof LegalSettings,
): LegalText | null {
  const text = siteSettings.stored().legal?.[name]
  if (text === undefined || text.html === '') return null
  return { ...articleOutline(text.html), version: text.version, date: text.date }
}

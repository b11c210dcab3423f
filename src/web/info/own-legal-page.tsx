import type { ReactNode } from 'react'
import type { ArticleHeading } from '#domain/posts/article-outline.ts'
import { formatDate } from '#domain/shared/dates.ts'
import { Contents } from '../blog/contents.tsx'

/** Terms or privacy policy in the owner's own words. */
export interface OwnLegalText {
  /** Sanitised. */
  html: string
  headings: readonly ArticleHeading[]
  version: string | null
  /** Valid from this day. */
  date: string | null
}

interface OwnLegalPageProps {
  title: string
  text: OwnLegalText
  /** Shown below the text whatever it says. */
  more?: { headings: readonly ArticleHeading[]; body: ReactNode }
}

/** A legal text of the settings, with its version and date. */
export function OwnLegalPage({ title, text, more }: OwnLegalPageProps) {
  const { html, headings, version, date } = text
  return (
    <div className="wrap">
      <div className="art-grid art-grid--info">
        <div className="page-head art-grid__head">
          <h1>{title}</h1>
          <p>
            Version {version}, valid from <time dateTime={date ?? undefined}>{formatDate(date)}</time>.
          </p>
        </div>
        <Contents headings={[...headings, ...(more?.headings ?? [])]} />
        <div className="prose art-grid__body">
          {/* Sanitised where it was read; see operations/settings/clean-settings.ts. */}
          <div className="prose__part" dangerouslySetInnerHTML={{ __html: html }} suppressHydrationWarning />
          {more?.body}
        </div>
      </div>
    </div>
  )
}

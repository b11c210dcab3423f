import type { ReactNode } from 'react'
import type { ArticleHeading } from '#domain/posts/article-outline.ts'
import { formatDate } from '#domain/shared/dates.ts'
import { Contents } from '../posts/contents.tsx'

/** Terms, privacy policy or a page written by the owner. */
export interface OwnLegalText {
  /** Sanitised. */
  html: string
  headings: readonly ArticleHeading[]
  version: string | null
  /** The first day on which it is valid. */
  date: string | null
}

interface OwnLegalPageProps {
  title: string
  text: OwnLegalText
  /** Always shown below the text. */
  more?: { headings: readonly ArticleHeading[]; body: ReactNode }
}

/** A text from the settings: a legal one with version and date, or a page by the owner. */
export function OwnLegalPage({ title, text, more }: OwnLegalPageProps) {
  const { html, headings, version, date } = text
  const contents = [...headings, ...(more?.headings ?? [])]
  return (
    <div className="wrap">
      <div className="art-grid art-grid--info">
        <div className="page-head art-grid__head">
          <h1>{title}</h1>
          {version !== null && (
            <p>
              Version {version}, valid from <time dateTime={date ?? undefined}>{formatDate(date)}</time>.
            </p>
          )}
        </div>
        {contents.length > 0 && <Contents headings={contents} />}
        <div className="prose art-grid__body">
          {/* Sanitised where it was read; see operations/settings/clean-settings.ts. */}
          <div className="prose__part" dangerouslySetInnerHTML={{ __html: html }} suppressHydrationWarning />
          {more?.body}
        </div>
      </div>
    </div>
  )
}

import { Fragment } from 'react'
import type { ReactNode } from 'react'
import { Contents } from '../blog/contents.tsx'
import { RichText } from './rich-text.tsx'
import { TextBlocks } from './text-blocks.tsx'
import type { TextSection } from './text-blocks.tsx'

export interface InfoPart {
  id: string
  title: string
  body: ReactNode
}

interface InfoPageProps {
  title: string
  lead: string
  parts: readonly InfoPart[]
  /** Before the first part. */
  children?: ReactNode
}

/** A page of running text with its table of contents: FAQ, terms, privacy and their like. */
export function InfoPage({ title, lead, parts, children }: InfoPageProps) {
  return (
    <div className="wrap">
      <div className="art-grid art-grid--info">
        <div className="page-head art-grid__head">
          <h1>{title}</h1>
          <p>
            <RichText>{lead}</RichText>
          </p>
        </div>
        <Contents headings={parts.map((part) => ({ id: part.id, text: part.title }))} />
        <div className="prose art-grid__body">
          {children}
          {parts.map((part) => (
            <Fragment key={part.id}>
              <h2 id={part.id}>{part.title}</h2>
              {part.body}
            </Fragment>
          ))}
        </div>
      </div>
    </div>
  )
}

/** Sections of plain text as parts of a page. */
export function textParts(sections: readonly TextSection[]): InfoPart[] {
  return sections.map(({ id, title, blocks }) => ({ id, title, body: <TextBlocks blocks={blocks} /> }))
}

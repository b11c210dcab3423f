import { Fragment, type ReactNode } from 'react'
import { Link } from '#ui/link.tsx'
import { richTextTokens, type RichToken, type SiteWords } from '#domain/texts/rich-text.ts'
import { Contents } from '../posts/contents.tsx'
import { useSite } from '../shell/site-data.ts'

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

/** A page of text with a table of contents: FAQ, terms, privacy and similar. */
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

export function textParts(sections: readonly TextSection[]): InfoPart[] {
  return sections.map(({ id, title, blocks }) => ({ id, title, body: <TextBlocks blocks={blocks} /> }))
}

/** A paragraph, or a list of points or steps. */
export type TextBlock = string | { points: readonly string[] } | { steps: readonly string[] }

export interface TextSection {
  /** Anchor. */
  id: string
  title: string
  blocks: readonly TextBlock[]
}

/** Paragraphs and lists of a support page. */
export function TextBlocks({ blocks }: { blocks: readonly TextBlock[] }) {
  return blocks.map((block, index) => <Block key={index} block={block} />)
}

function Block({ block }: { block: TextBlock }) {
  if (typeof block === 'string')
    return (
      <p>
        <RichText>{block}</RichText>
      </p>
    )
  if ('points' in block)
    return (
      <ul>
        <Items items={block.points} />
      </ul>
    )
  return (
    <ol>
      <Items items={block.steps} />
    </ol>
  )
}

function Items({ items }: { items: readonly string[] }) {
  return items.map((item) => (
    <li key={item}>
      <RichText>{item}</RichText>
    </li>
  ))
}

/** A sentence of a support page with bold words and links. */
export function RichText({ children }: { children: string }) {
  const { brand } = useSite()
  return richText(children, { brand: brand.name, email: brand.supportEmail })
}

/** The same for the server, where the site's words are passed in. */
export function richText(text: string, words: SiteWords): ReactNode {
  return richTextTokens(text, words).map((token, index) => <Token key={index} token={token} />)
}

function Token({ token }: { token: RichToken }) {
  if (token.kind === 'text') return token.text
  if (token.kind === 'bold') return <strong>{token.text}</strong>
  if (token.to.startsWith('/')) return <Link to={token.to}>{token.text}</Link>
  return (
    <a href={token.to} rel="noopener">
      {token.text}
    </a>
  )
}

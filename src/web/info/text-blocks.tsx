import { RichText } from './rich-text.tsx'

/** A paragraph, or a list of points or steps. */
export type TextBlock = string | { points: readonly string[] } | { steps: readonly string[] }

export interface TextSection {
  /** Its place in the address. */
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

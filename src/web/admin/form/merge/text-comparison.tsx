import { useMemo } from 'react'
import { compareTexts } from '#domain/comparisons/compare-texts.ts'

interface TextComparisonProps {
  mine: unknown
  theirs: unknown
  /** Who wrote theirs. */
  who: string
}

/** Texts from this length on, and all HTML, are compared instead of shown twice. */
const LONG = 160

export function isLongText(value: unknown): boolean {
  return typeof value === 'string' && (value.length > LONG || /<\w/.test(value))
}

/** Only the paragraphs that differ, word by word. */
export function TextComparison({ mine, theirs, who }: TextComparisonProps) {
  const passages = useMemo(() => compareTexts(textIn(theirs), textIn(mine)), [mine, theirs])
  return (
    <div className="merge__texts">
      <p className="xs mut">
        <ins>Marked</ins> is only in yours, <del>struck out</del> only in {who}’s. What both have in common is
        left out.
      </p>
      {passages.length === 0 && <p className="sm">The words are the same; their formatting differs.</p>}
      {passages.map((passage, index) => (
        <p key={index} className="merge__passage">
          {passage.map(({ in: where, text }, part) =>
            where === 'both' ? (
              text
            ) : where === 'first' ? (
              <del key={part}>{text}</del>
            ) : (
              <ins key={part}>{text}</ins>
            ),
          )}
        </p>
      ))}
    </div>
  )
}

function textIn(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

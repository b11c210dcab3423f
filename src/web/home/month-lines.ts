import { paths } from '#contract/shared/paths.ts'
import { RECOMMENDED_SAFETY } from '#contract/shared/limits.ts'
import { changeWords } from '#domain/items/change-words.ts'
import { firstSentence } from '#domain/shared/first-sentence.ts'
import type { MonthLine } from './month.tsx'

interface Changed {
  id: number
  slug: string
  name: string
  field: string
  before: string | null
  after: string | null
  on: string
  isDemo: boolean
}

interface Done {
  terms: readonly Changed[]
  scores: readonly Changed[]
  tests: readonly {
    id: number
    slug: string
    name: string
    what: 'Tested' | 'Checked'
    on: string
    isDemo: boolean
  }[]
  warned:
    | {
        id: number
        slug: string
        name: string
        safetyIndex: string
        reason: string | null
        on: string | null
        isDemo: boolean
      }
    | undefined
}

/** Characters of a reason. */
const LONGEST = 120

/** The lines of the month: terms, scores, tests, then the warning. */
export function monthLines({ terms, scores, tests, warned }: Done): MonthLine[] {
  return [
    ...terms.map(({ slug, name, on, isDemo, ...change }) => ({
      name,
      on,
      isDemo,
      kind: 'Terms' as const,
      path: paths.bonus({ slug }),
      text: changeWords(change),
    })),
    ...scores.map(({ slug, name, on, isDemo, ...change }) => ({
      name,
      on,
      isDemo,
      kind: 'Score' as const,
      path: paths.casino({ slug }),
      text: changeWords(change),
    })),
    ...tests.map(({ slug, name, on, isDemo, what }) => ({
      name,
      on,
      isDemo,
      kind: 'Test' as const,
      path: paths.casino({ slug }),
      text: what === 'Tested' ? 'tested by our experts' : 'what we say about it checked again',
    })),
    ...(warned === undefined ? [] : [warningOf(warned)]),
  ]
}

function warningOf({ slug, name, safetyIndex, reason, on, isDemo }: NonNullable<Done['warned']>): MonthLine {
  const because = reason === null ? '' : `. ${firstSentence(reason, LONGEST)}`
  return {
    name,
    on,
    isDemo,
    kind: 'Warning',
    path: paths.casino({ slug }),
    text: `safety index ${safetyIndex}, and we do not recommend casinos below ${RECOMMENDED_SAFETY}${because}`,
  }
}

import { useId, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { useNavigate } from 'react-router'
import { SUGGESTIONS } from '#contract/shared/limits.ts'
import { paths } from '#contract/shared/paths.ts'
import { cleanSearchText } from '#contract/shared/search-text.ts'
import { trackInteraction } from '../tracking/track-interaction.ts'

export interface FoundCasino {
  id: number
  slug: string
}

interface CasinoSuggestOptions {
  /** The text that the list was searched for. */
  searched: string
  onSearch: (text: string) => void
  onClose: () => void
}

/** The state of a search field that suggests casinos: its text, the suggestions and the marked one. */
export function useCasinoSuggest({ searched, onSearch, onClose }: CasinoSuggestOptions) {
  const navigate = useNavigate()
  const listId = useId()
  const [known, setKnown] = useState(searched)
  const [text, setText] = useState(searched)
  const [found, setFound] = useState<readonly FoundCasino[]>([])
  const [marked, setMarked] = useState(-1)
  if (known !== searched) {
    setKnown(searched)
    setText(searched)
  }

  const type = (next: string) => {
    setText(next)
    setMarked(-1)
    if (next === '' && searched !== '') onSearch('')
  }
  const search = () => {
    const words = cleanSearchText(text)
    if (words !== '' && words !== searched) trackInteraction('search', { type: 'search', id: words })
    onSearch(text)
  }
  const enter = () => {
    const casino = found[marked]
    if (casino === undefined) search()
    else void navigate(paths.casino(casino))
    onClose()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key]
    if (step !== undefined && found.length > 0) setMarked(wrap(marked + step, found.length))
    else if (event.key === 'Enter') enter()
    else if (event.key === 'Escape') onClose()
    else return
    event.preventDefault()
  }

  return {
    text,
    type,
    enter,
    canSuggest: text.trim().length >= SUGGESTIONS.minCharacters,
    list: { id: listId, text: text.trim(), marked, onFound: setFound },
    fieldProps: {
      'aria-autocomplete': 'list',
      'aria-controls': listId,
      'aria-activedescendant': found[marked] === undefined ? undefined : optionId(listId, found[marked].id),
      onKeyDown,
    },
  } as const
}

export function optionId(listId: string, casinoId: number): string {
  return `${listId}-${casinoId}`
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

/** -1 stands for the field itself, between the last and the first suggestion. */
function wrap(index: number, length: number): number {
  if (index < -1) return length - 1
  return index >= length ? -1 : index
}

import { Search } from 'lucide'
import type { FormEvent } from 'react'
import { Form } from 'react-router'
import { TEXT } from '#contract/shared/limits.ts'
import { paths } from '#contract/shared/paths.ts'
import { Icon } from '#ui/icon.tsx'
import { trackInteraction } from '../tracking/track-interaction.ts'
import { formText } from './form-text.ts'

/** The search of the header, on large screens: it goes to the casino list; blank text does nothing (decision D-06). */
export function HeaderSearch() {
  return (
    <Form
      className="header-search"
      role="search"
      aria-label="In the header"
      action={paths.casinos()}
      onSubmit={leaveBlankAlone}
    >
      <input
        name="search"
        type="search"
        maxLength={TEXT.search}
        aria-label="Search"
        placeholder="Search casinos, bonuses..."
        autoComplete="off"
      />
      <button type="submit" className="icon-btn" aria-label="Search">
        <Icon of={Search} size={18} />
      </button>
    </Form>
  )
}

function leaveBlankAlone(event: FormEvent<HTMLFormElement>): void {
  const text = formText(new FormData(event.currentTarget), 'search')
  if (text === '') return event.preventDefault()
  trackInteraction('search', { type: 'search', id: text })
}

import { Search } from 'lucide'
import { lazy, Suspense, useRef, useState } from 'react'
import type { FormEvent } from 'react'
import { SEARCH_BLUR_MS, TEXT } from '#contract/limits.ts'
import { paths } from '#contract/paths.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { useMedia } from '#ui/use-media.ts'
import { SearchPopover } from './search-popover.tsx'
import { useSearchBox } from './use-search-box.ts'

export const SEARCH_PLACEHOLDER = 'Search casinos, bonuses, games...'

/** The search of the home page: a plain form, with suggestions under it from 640 pixels and over the screen below. */
export function SearchBox() {
  const [typed, setTyped] = useState('')
  const [open, setOpen] = useState(false)
  const small = useMedia('(max-width: 639px)')
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined)
  const { run, field, panel } = useSearchBox({ typed, open, onClose: () => setOpen(false) })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    run()
  }

  return (
    <div className="search-box">
      <form
        className="search"
        role="search"
        aria-label="Casinos, bonuses and games"
        action={paths.casinos()}
        onSubmit={submit}
      >
        <Icon of={Search} />
        <input
          {...field}
          name="search"
          // HTML allows the role combobox on text, not on search.
          type="text"
          enterKeyHint="search"
          maxLength={TEXT.search}
          autoComplete="off"
          aria-label="Search casinos, bonuses and games"
          placeholder={SEARCH_PLACEHOLDER}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value)
            setOpen(true)
          }}
          onClick={() => setOpen(true)}
          // The dialog gives the focus back here when it closes, and must not open again for it.
          onFocus={() => {
            clearTimeout(leaving.current)
            if (!small) setOpen(true)
          }}
          onBlur={() => {
            if (!small) leaving.current = setTimeout(() => setOpen(false), SEARCH_BLUR_MS)
          }}
        />
        <Button type="submit">Search</Button>
      </form>
      {open && !small && <SearchPopover {...panel} />}
      {small && open && (
        <Suspense>
          <SearchDialog typed={typed} onType={setTyped} run={run} field={field} panel={panel} />
        </Suspense>
      )}
    </div>
  )
}

const SearchDialog = lazy(async () => ({ default: (await import('./search-dialog.tsx')).SearchDialog }))

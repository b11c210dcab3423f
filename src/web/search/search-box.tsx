import { Search } from 'lucide'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { SEARCH_BLUR_MS } from '#contract/search/limits.ts'
import { TEXT } from '#contract/shared/limits.ts'
import { paths } from '#contract/shared/paths.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { useEarlyText } from '#ui/use-early-text.ts'
import { scrolling, useMedia } from '#ui/use-media.ts'
import { SearchLayer } from './search-layer.tsx'
import { SearchPanel, type SearchPanelProps } from './search-panel.tsx'
import { useSearchBox } from './use-search-box.ts'

/** The search of the home page: a plain form, with suggestions below it from 640 pixels, full screen below that. */
export function SearchBox() {
  const [typed, setTyped] = useState('')
  const [open, setOpen] = useState(false)
  const small = useMedia('(max-width: 639px)')
  const input = useRef<HTMLInputElement>(null)
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined)
  const { run, field, panel } = useSearchBox({ typed, open, setOpen })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    run()
  }
  useEarlyText(input, (text, isFocused) => {
    setTyped(text)
    if (isFocused) setOpen(true)
  })

  return (
    <div className="search-box">
      <SearchLayer
        isFull={open && small}
        label="Search"
        onClose={panel.onPick}
        field={
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
              ref={input}
              name="search"
              // HTML allows the role combobox on text inputs, not on search inputs.
              type="text"
              enterKeyHint="search"
              maxLength={TEXT.search}
              aria-label="Search casinos, bonuses and games"
              placeholder="Search casinos, bonuses, games..."
              value={typed}
              onChange={(event) => {
                setTyped(event.target.value)
                setOpen(true)
              }}
              onClick={() => setOpen(true)}
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
        }
      >
        {open && (small ? <SearchPanel {...panel} /> : <SearchPopover {...panel} />)}
      </SearchLayer>
    </div>
  )
}

/** The suggestions below the field, 700 pixels wide, from 640 pixels. */
function SearchPopover(panel: SearchPanelProps) {
  const popover = useInSight<HTMLDivElement>()
  return (
    // A press must not take the focus from the field before the row is followed.
    <div
      ref={popover}
      role="presentation"
      className="command command--pop"
      onMouseDown={(event) => event.preventDefault()}
    >
      <SearchPanel {...panel} />
    </div>
  )
}

/** Keeps an element that opens below a field in view while its height changes. */
function useInSight<Element extends HTMLElement>() {
  const element = useRef<Element>(null)
  useEffect(() => {
    element.current?.scrollIntoView({ block: 'nearest', behavior: scrolling() })
  })
  return element
}

import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { FORM, TEXT } from '#contract/shared/limits.ts'
import type { LinkKind, LinkTarget } from '#contract/posts/link-targets.schema.ts'
import { Field } from '#ui/field.tsx'
import { useSettled } from '../../../search/use-settled.ts'
import { callAdmin } from '../../session/call-admin.ts'

interface LinkTargetFieldProps {
  label: string
  /** Looks among these only; all kinds without it. */
  kind?: LinkKind
  placeholder: string
  problem: string | undefined
  text: string
  onText: (text: string) => void
  onChoose: (target: LinkTarget) => void
}

const PAUSE_MS = 200
const KINDS: Readonly<Record<LinkKind, string>> = {
  casino: 'Casino',
  bonus: 'Bonus',
  game: 'Game',
  post: 'Article',
}
const STATES: Readonly<Record<LinkTarget['state'], string>> = {
  shown: '',
  hidden: ', hidden',
  ended: ', ended',
}

/** A field that finds casinos, bonuses, games and articles by name; an address is left alone. */
export function LinkTargetField({
  label,
  kind,
  placeholder,
  problem,
  text,
  onText,
  onChoose,
}: LinkTargetFieldProps) {
  const listId = useId()
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const sought = useSettled(isAddress(text) ? '' : text.trim(), PAUSE_MS)
  const isSought = isOpen && (kind !== undefined || sought !== '')
  const found = useQuery({
    queryKey: ['admin', 'link-targets', kind ?? 'all', sought],
    queryFn: ({ signal }) => findTargets(sought, kind, signal),
    placeholderData: keepPreviousData,
    enabled: isSought,
    retry: false,
  })
  const targets = isSought ? (found.data ?? []) : []
  const chosen = targets[active]
  const choose = (target: LinkTarget) => {
    setOpen(false)
    setActive(-1)
    onChoose(target)
  }
  const steer = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      setOpen(true)
      const step = event.key === 'ArrowDown' ? 1 : -1
      setActive((Math.max(active, step > 0 ? -1 : 0) + step + targets.length) % Math.max(1, targets.length))
    } else if (event.key === 'Enter' && isSought && chosen !== undefined) {
      event.preventDefault()
      choose(chosen)
    } else if (event.key === 'Escape' && isSought) {
      event.stopPropagation()
      setOpen(false)
    }
  }
  return (
    <Field label={label} problem={problem}>
      {(control) => (
        <div className="picker-field">
          <input
            {...control}
            className="input"
            role="combobox"
            aria-expanded={isSought}
            aria-controls={listId}
            aria-autocomplete="list"
            aria-activedescendant={chosen && `${listId}-${active}`}
            autoComplete="off"
            spellCheck={false}
            maxLength={FORM.url}
            placeholder={placeholder}
            value={text}
            onFocus={() => setOpen(true)}
            onBlur={() => setOpen(false)}
            onChange={(event) => {
              onText(event.currentTarget.value)
              setOpen(true)
              setActive(-1)
            }}
            onKeyDown={steer}
          />
          {isSought && (
            <div className="picker-field__list link-targets" id={listId} role="listbox" aria-label="Found">
              {targets.map((target, index) => (
                <div
                  key={`${target.kind} ${target.id}`}
                  id={`${listId}-${index}`}
                  role="option"
                  aria-selected={index === active}
                  tabIndex={-1}
                  // Before the field loses the focus and closes the list.
                  onMouseDown={(event) => {
                    event.preventDefault()
                    choose(target)
                  }}
                >
                  <span>{target.name}</span>
                  <span className="mut sm">
                    {KINDS[target.kind]}
                    {target.detail !== '' && `, ${target.detail}`}
                    {STATES[target.state]}
                  </span>
                </div>
              ))}
              {targets.length === 0 && <p className="mut sm">{wordsOf(found)}</p>}
            </div>
          )}
        </div>
      )}
    </Field>
  )
}

function findTargets(search: string, kind: LinkKind | undefined, signal: AbortSignal): Promise<LinkTarget[]> {
  const query = new URLSearchParams({
    search: search.slice(0, TEXT.search),
    ...(kind !== undefined && { kind }),
  })
  return callAdmin<LinkTarget[]>(`/api/admin/link-targets?${query.toString()}`, { signal })
}

function isAddress(text: string): boolean {
  return /^\s*(?:[/#]|[a-z]+:|\S+\.\S+$|\S+@)/i.test(text)
}

function wordsOf({ isError, isFetching }: { isError: boolean; isFetching: boolean }): string {
  if (isError) return 'The names could not be loaded. Try again later.'
  return isFetching ? 'Loading...' : 'Nothing found'
}

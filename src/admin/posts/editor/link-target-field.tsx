import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { FORM } from '#contract/items/limits.ts'
import { TEXT } from '#contract/shared/limits.ts'
import type { LinkKind, LinkTarget } from '#contract/posts/link-targets.schema.ts'
import { Field } from '#ui/field.tsx'
import { useCombobox } from '#ui/use-combobox.ts'
import { useSettled } from '#web/search/use-settled.ts'
import { OptionsBelow } from '#ui/options-below.tsx'
import { callAdmin } from '../../staff/call-admin.ts'

interface LinkTargetFieldProps {
  label: string
  /** Limits the search to this kind. */
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

/** A field that finds casinos, bonuses, games and articles by name; addresses are left unchanged. */
export function LinkTargetField({
  label,
  kind,
  placeholder,
  problem,
  text,
  onText,
  onChoose,
}: LinkTargetFieldProps) {
  const [isOpen, setOpen] = useState(false)
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
  const choose = (target: LinkTarget) => {
    setOpen(false)
    onChoose(target)
  }
  const { listId, active, field } = useCombobox({
    typed: text,
    count: targets.length,
    isOpen: isSought,
    setOpen,
    onEnter: (at) => (targets[at] === undefined ? false : choose(targets[at])),
  })
  return (
    <Field label={label} problem={problem}>
      {(control) => (
        <div className="picker-field relative grid gap-2">
          <input
            {...control}
            className="input"
            {...field}
            spellCheck={false}
            maxLength={FORM.url}
            placeholder={placeholder}
            value={text}
            onFocus={() => setOpen(true)}
            onBlur={() => setOpen(false)}
            onChange={(event) => {
              onText(event.currentTarget.value)
              setOpen(true)
            }}
          />
          {isSought && (
            <OptionsBelow
              className="link-targets"
              label="Found"
              {...{ listId, active }}
              options={targets}
              keyOf={(target) => `${target.kind} ${target.id}`}
              onChoose={choose}
              empty={wordsOf(found)}
              row={(target) => (
                <>
                  <span>{target.name}</span>
                  <span className="mut sm">
                    {KINDS[target.kind]}
                    {target.detail !== '' && `, ${target.detail}`}
                    {STATES[target.state]}
                  </span>
                </>
              )}
            />
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

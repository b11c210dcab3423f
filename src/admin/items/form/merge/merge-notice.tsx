import { useQuery } from '@tanstack/react-query'

import { useEffect, useId, useRef } from 'react'
import type { WrittenKind } from '#contract/items/item-kinds.ts'
import type { MergeConflict } from '#domain/items/merge-forms.ts'
import { Problem } from '#ui/field.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { itemHistory, type HistoryEntry } from '../../history/history-dialog.tsx'
import { valueWords } from '../../history/change-list.tsx'
import { localTime } from '../../../local-time.ts'
import { fetchNames, type ChoiceKind } from '../form-values.ts'
import { undecided, type Choice, type OpenMerge } from './open-merge.ts'

interface MergeNoticeProps {
  merge: OpenMerge
  /** How often someone tried to save before everything was decided. */
  asked: number
  onDecide: (field: string, choice: Choice) => void
}

/** The notice for an item, whose history names the person. */
export function ItemMergeNotice({
  kind,
  id,
  ...props
}: MergeNoticeProps & { kind: WrittenKind; id: number }) {
  return <MergeNotice {...props} history={useQuery(itemHistory(kind, id)).data ?? []} />
}

/** Tells that someone else saved meanwhile: who, when and what. Fields that both changed must be decided one by one. */
export function MergeNotice({
  merge,
  asked,
  onDecide,
  history,
}: MergeNoticeProps & { history: readonly HistoryEntry[] }) {
  const { base, theirs, conflicts, choices } = merge
  const notice = useRef<HTMLElement>(null)
  const saves = savedSince(history, base.version, theirs.version)
  const changed = changedFields(saves)
  const open = undecided(merge).length

  // It may be outside the view; the draft's notice above it must be visible too.
  useEffect(() => {
    notice.current?.focus({ preventScroll: true })
    notice.current?.parentElement?.scrollTo({ top: 0 })
    // On a page of its own, the window scrolls.
    notice.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  useEffect(() => {
    if (asked > 0) notice.current?.querySelector<HTMLElement>('[data-open] input')?.focus()
  }, [asked])

  return (
    <section
      className="merge grid gap-4 p-4 mb-4.5 border border-border-strong rounded-lg bg-secondary text-sm [scroll-margin-top:1rem]"
      tabIndex={-1}
      ref={notice}
      aria-label="Saved by someone else meanwhile"
    >
      <div role="status">
        {saves.length === 0 ? (
          <p>
            <b>Someone else has saved version {theirs.version} of this in the meantime.</b>
          </p>
        ) : (
          saves.map((save) => (
            <p key={save.version}>
              <b>{saveWords(save)}</b>
            </p>
          ))
        )}
        {changed.length > 0 && <p>Changed: {changed.join(', ')}.</p>}
        <p className="mut">
          {conflicts.length === 0
            ? 'You changed other fields. Both are in the form now: check it and save.'
            : open === 0
              ? 'All decided. You can save.'
              : `You both changed ${conflicts.length === 1 ? 'one field' : `${conflicts.length} fields`}. Everything else is already in the form. Choose what to keep, then save.`}
        </p>
      </div>
      {conflicts.map((conflict) => (
        <ConflictChoice
          key={conflict.field}
          conflict={conflict}
          choice={choices[conflict.field]}
          save={lastChangeOf(saves, conflict.field)}
          isMissing={asked > 0 && choices[conflict.field] === undefined}
          onChoose={(choice) => onDecide(conflict.field, choice)}
        />
      ))}
    </section>
  )
}

/** The saves after one version up to another, oldest first; unknown when `from` is null. */
function savedSince(history: readonly HistoryEntry[], from: number | null, to: number): HistoryEntry[] {
  if (from === null) return []
  return history.filter(({ version }) => version > from && version <= to).toReversed()
}

function changedFields(saves: readonly HistoryEntry[]): string[] {
  return [...new Set(saves.flatMap(({ changes }) => changes.map(({ label }) => label)))]
}

/** The last of these saves that changed a field; the last of all for a field outside the history. */
function lastChangeOf(saves: readonly HistoryEntry[], field: string): HistoryEntry | undefined {
  return saves.findLast(({ changes }) => changes.some((change) => change.field === field)) ?? saves.at(-1)
}

/** "Ana saved version 5 on Nov 16, 2026, 9:05 AM." */
function saveWords({ username, version, savedAt }: HistoryEntry): string {
  return `${username ?? 'The schedule'} saved version ${version} on ${localTime(savedAt)}.`
}

interface ConflictChoiceProps {
  conflict: MergeConflict
  choice: Choice | undefined
  /** The save of the other value; undefined while unknown. */
  save: HistoryEntry | undefined
  /** True when it must be decided before saving. */
  isMissing: boolean
  onChoose: (choice: Choice) => void
}

/** A field that two people changed. Neither value is preselected. */
function ConflictChoice({ conflict, choice, save, isMissing, onChoose }: ConflictChoiceProps) {
  const id = useId()
  const { field, label, mine, theirs } = conflict
  const who = save?.username ?? 'the other'
  const option = (value: Choice, words: string, held: unknown) => (
    <Checkbox
      type="radio"
      name={`merge-${field}`}
      value={value}
      checked={choice === value}
      onChange={() => onChoose(value)}
      {...(isMissing && { describedBy: `${id}-missing` })}
    >
      <span className="merge__option">
        <b>{words}</b>
        <ConflictValue field={field} value={held} />
      </span>
    </Checkbox>
  )
  return (
    <fieldset
      className="merge__choice grid gap-1 min-w-0 py-3 px-4 border border-border rounded-md bg-card"
      data-open={choice === undefined || undefined}
    >
      <legend>{label}</legend>
      {option('mine', 'Keep mine', mine)}
      {option(
        'theirs',
        save === undefined ? 'Take theirs' : `Take ${who}’s, saved ${localTime(save.savedAt)}`,
        theirs,
      )}
      {isMissing && <Problem id={`${id}-missing`} isAlert text="Choose one of the two." />}
    </fieldset>
  )
}

/** A field's value in words; casinos and games by name. */
function ConflictValue({ field, value }: { field: string; value: unknown }) {
  const of = LINKS[field]
  return (
    <span className="block max-h-72 overflow-y-auto whitespace-pre-wrap text-muted-foreground">
      {of === undefined ? wordsOf(value) : <LinkedNames of={of} ids={idsIn(value)} />}
    </span>
  )
}

function LinkedNames({ of, ids }: { of: ChoiceKind; ids: readonly number[] }) {
  const names = useQuery({
    queryKey: ['admin', 'choices', of, ids],
    queryFn: ({ signal }) => fetchNames(of, ids, signal),
    enabled: ids.length > 0,
  })
  return valueWords(ids.map((id) => names.data?.find((choice) => choice.id === id)?.name ?? `#${id}`))
}

/** Fields that hold ids, with the kind of item. */
const LINKS: Readonly<Record<string, ChoiceKind>> = {
  casinoId: 'casinos',
  availableAt: 'casinos',
  relatedCasinos: 'casinos',
  relatedGames: 'games',
}

function idsIn(value: unknown): number[] {
  return [value]
    .flat()
    .map(Number)
    .filter((id) => Number.isInteger(id) && id > 0)
}

/** A text without markup. */
function wordsOf(value: unknown): string {
  if (typeof value !== 'string' || !/<\w/.test(value)) return valueWords(value)
  const lines = value.replaceAll(/<\/(?:p|li|h\d|tr)>/g, '\n')
  return new DOMParser().parseFromString(lines, 'text/html').body.textContent.trim()
}

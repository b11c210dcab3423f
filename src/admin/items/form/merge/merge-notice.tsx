import { useQuery } from '@tanstack/react-query'
import { CircleAlert } from 'lucide'
import { useEffect, useId, useRef } from 'react'
import type { WrittenKind } from '#contract/items/item-kinds.ts'
import type { MergeConflict } from '#domain/items/merge-forms.ts'
import { Checkbox } from '#ui/checkbox.tsx'
import { Icon } from '#ui/icon.tsx'
import { itemHistory } from '../../history/history-dialog.tsx'
import type { HistoryEntry } from '../../history/history-dialog.tsx'
import { valueWords } from '../../history/change-list.tsx'
import { localTime } from '../../../local-time.ts'
import { fetchNames } from '../form-values.ts'
import type { ChoiceKind } from '../form-values.ts'
import { undecided } from './open-merge.ts'
import type { Choice, OpenMerge } from './open-merge.ts'

interface MergeNoticeProps {
  merge: OpenMerge
  /** How often someone tried to save before all was decided. */
  asked: number
  onDecide: (field: string, choice: Choice) => void
}

/** The same for an item, whose history says who saved. */
export function ItemMergeNotice({
  kind,
  id,
  ...props
}: MergeNoticeProps & { kind: WrittenKind; id: number }) {
  return <MergeNotice {...props} history={useQuery(itemHistory(kind, id)).data ?? []} />
}

/** Someone else saved meanwhile: who, when and what; and what both changed, to be decided field by field. */
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

  // It may be far above what is in sight; the notice of a draft above it is seen as well.
  useEffect(() => {
    notice.current?.focus({ preventScroll: true })
    notice.current?.parentElement?.scrollTo({ top: 0 })
    // On a page of its own it is the window that scrolls.
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

/** The saves after one version up to another, oldest first; those after `from` null are not known. */
function savedSince(history: readonly HistoryEntry[], from: number | null, to: number): HistoryEntry[] {
  if (from === null) return []
  return history.filter(({ version }) => version > from && version <= to).toReversed()
}

function changedFields(saves: readonly HistoryEntry[]): string[] {
  return [...new Set(saves.flatMap(({ changes }) => changes.map(({ label }) => label)))]
}

/** The last of these saves that changed a field; the last one at all for a field that only the form knows. */
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
  /** Who saved the other value, and when; undefined while that is not known. */
  save: HistoryEntry | undefined
  /** It has to be decided before the form can be saved. */
  isMissing: boolean
  onChoose: (choice: Choice) => void
}

/** One field that two people changed. Neither value is chosen beforehand. */
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
      {isMissing && (
        <p className="err" id={`${id}-missing`} role="alert">
          <Icon of={CircleAlert} size={14} />
          Choose one of the two.
        </p>
      )}
    </fieldset>
  )
}

/** A value of a field in words; casinos and games by their names. */
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

/** Fields that hold ids, and of what. */
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

/** A text as it is read, without its markup. */
function wordsOf(value: unknown): string {
  if (typeof value !== 'string' || !/<\w/.test(value)) return valueWords(value)
  const lines = value.replaceAll(/<\/(?:p|li|h\d|tr)>/g, '\n')
  return new DOMParser().parseFromString(lines, 'text/html').body.textContent.trim()
}

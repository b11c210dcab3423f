import { useEffect, useRef, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import type { ReadSample } from '#contract/earnings/earnings.schema.ts'
import { PROGRAM } from '#contract/shared/limits.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { showFailure } from '../failure.ts'
import { callAdmin } from '../session/call-admin.ts'
import { FIELD_LABELS, KIND_LABELS } from './earnings-words.ts'

/** Shows how a call would be read with the names as they stand in the form. Nothing is stored. */
export function PostbackTry() {
  const { getValues } = useFormContext()
  const [sent, setSent] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [read, setRead] = useState<ReadSample>()
  const result = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (read !== undefined) result.current?.scrollIntoView({ block: 'nearest' })
  }, [read])
  const tryIt = async () => {
    setBusy(true)
    try {
      const [names, currency] = getValues(['postbackNames', 'currency']) as unknown[]
      setRead(
        await callAdmin<ReadSample>('/api/admin/programs/sample', {
          method: 'POST',
          payload: { names, currency, sent },
        }),
      )
    } catch (error) {
      setRead(undefined)
      showFailure(error, 'The call could not be tried')
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className="program-try">
      <Field label="Try a call" hint="Nothing is stored">
        {(control) => (
          <textarea
            {...control}
            className="textarea"
            rows={2}
            placeholder="An address or a query, as the programme sends it"
            maxLength={PROGRAM.sent}
            value={sent}
            spellCheck={false}
            onChange={({ currentTarget }) => setSent(currentTarget.value)}
          />
        )}
      </Field>
      <Button
        variant="outline"
        size="sm"
        loading={isBusy}
        disabled={sent.trim() === ''}
        onClick={() => void tryIt()}
      >
        Try it
      </Button>
      <div role="status" ref={result}>
        {read !== undefined && <Result read={read} />}
      </div>
    </div>
  )
}

function Result({ read: { event, problem, unread } }: { read: ReadSample }) {
  return (
    <>
      {problem !== null && <p className="program-try__problem">Refused: {problem}</p>}
      {event !== null && (
        <dl className="spec">
          <Fact label={FIELD_LABELS.event} value={KIND_LABELS[event.kind]} />
          <Fact label={FIELD_LABELS.eventId} value={event.eventId} />
          <Fact label={FIELD_LABELS.clickId} value={event.clickId ?? 'None'} />
          <Fact
            label={FIELD_LABELS.amount}
            value={event.amount === null ? 'None' : `${event.amount} ${event.currency}`}
          />
          <Fact label={FIELD_LABELS.time} value={event.time ?? 'When the call arrives'} />
        </dl>
      )}
      {unread.length > 0 && <p className="mut sm">Not read: {unread.join(', ')}</p>}
    </>
  )
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  )
}

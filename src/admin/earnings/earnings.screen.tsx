import { Plus } from 'lucide'
import { useState } from 'react'
import { useParams } from 'react-router'
import type { Program } from '#contract/earnings/earnings.schema.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { ListFrame } from '../items/list/list-frame.tsx'
import { useList } from '../items/list/use-list.ts'
import { EarningsTabs, Report } from './report.tsx'
import { NewSecret } from './postback-address.tsx'
import { ProgramDialog } from './program-dialog.tsx'
import { ProgramActions, ProgramCalls, programColumns, PROGRAMS_PATH } from './program-parts.tsx'
import './earnings.css'

export default function EarningsScreen() {
  return useParams()['list'] === 'programmes' ? <Programs /> : <Report />
}

function Programs() {
  const list = useList<Program>(PROGRAMS_PATH)
  const [open, setOpen] = useState<Program | 'new'>()
  const [made, setMade] = useState<Program>()
  const [calls, setCalls] = useState<Program>()
  return (
    <>
      <EarningsTabs />
      <ListFrame
        title="Programmes"
        one="programme"
        many="programmes"
        list={list}
        empty="Add one for each operator that pays for visitors. It gets an address of its own to report registrations, deposits and revenue to."
        tools={
          <Button onClick={() => setOpen('new')}>
            <Icon of={Plus} size={18} />
            Add programme
          </Button>
        }
        columns={programColumns(setOpen)}
        actions={(program) => (
          <ProgramActions
            program={program}
            onChange={() => setOpen(program)}
            onCalls={() => setCalls(program)}
          />
        )}
        onOpen={setOpen}
      />
      {open !== undefined && (
        <ProgramDialog
          {...(open !== 'new' && { program: open })}
          onSaved={(saved) => {
            if (saved.postbackSecret !== null) setMade(saved)
          }}
          onClose={() => setOpen(undefined)}
        />
      )}
      {made !== undefined && <NewSecret program={made} onClose={() => setMade(undefined)} />}
      {calls !== undefined && <ProgramCalls program={calls} onClose={() => setCalls(undefined)} />}
    </>
  )
}

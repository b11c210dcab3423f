import { useQuery } from '@tanstack/react-query'
import { Trash2 } from 'lucide'
import { useState } from 'react'
import type { DemoCounts } from '#contract/site/demo.schema.ts'
import { demoInWords, demoTrafficInWords, keptInWords } from '#domain/items/demo-words.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { ConfirmDialog } from '../confirm-dialog.tsx'
import { callAdmin } from '../staff/call-admin.ts'
import { useAction } from '../use-action.ts'
import { Panel } from './panel.tsx'

const PATH = '/api/admin/demo'

/** The remaining demo content with a button to remove it; nothing without any. */
export function DemoPanel() {
  const [isAsking, setAsking] = useState(false)
  const act = useAction()
  const { data: counts } = useQuery({
    queryKey: ['admin', 'demo'],
    queryFn: ({ signal }) => callAdmin<DemoCounts>(PATH, { signal }),
    staleTime: 0,
  })
  if (counts === undefined) return null
  const words = demoInWords(counts)
  const traffic = demoTrafficInWords(counts)
  if (words === undefined && traffic === undefined) return null
  const remove = async () => {
    const said = 'The demo content was removed'
    await act(PATH, { method: 'DELETE', said, failed: 'The demo content could not be removed' })
  }
  return (
    <Panel
      title="Demo content"
      note={`Left of the demo catalogue: ${words ?? traffic}. The tables label it "Demo".`}
    >
      <div className="mt-3.5">
        <Button variant="outline" onClick={() => setAsking(true)}>
          <Icon of={Trash2} size={18} />
          Remove demo content
        </Button>
      </div>
      {isAsking && (
        <ConfirmDialog
          title="Remove the demo content?"
          confirm="Remove"
          onConfirm={remove}
          onClose={() => setAsking(false)}
        >
          {words !== undefined &&
            `${words} go to the trash, where they can be restored for 30 days. What you created or have saved since stays. `}
          {traffic !== undefined && `For good go ${traffic}. `}
          {keptInWords(counts)}
        </ConfirmDialog>
      )}
    </Panel>
  )
}

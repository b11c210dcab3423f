import { Undo2 } from 'lucide'
import { useState } from 'react'
import type { DeletedItem } from '#contract/items/history.schema.ts'
import { ITEM_NOUNS } from '#contract/items/item-kinds.ts'
import type { Done } from '#contract/site/site.schema.ts'
import { trashTimeLeft } from '#domain/items/trash-time.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { showToast } from '#ui/toast.tsx'
import { reasonOf } from '../../shell/call-api.ts'
import { localTime } from '../local-time.ts'
import { callAdmin } from '../session/call-admin.ts'
import { useAfterChange } from '../table/use-after-change.ts'

/** One deleted thing. Why it cannot be put back stays beside it, so that it can be read and acted upon. */
export function TrashRow({ item, now }: { item: DeletedItem; now: Date }) {
  const { id, kind, name, username, deletedAt } = item
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const afterChange = useAfterChange()
  const putBack = async () => {
    setBusy(true)
    setProblem(undefined)
    try {
      const { message } = await callAdmin<Done>(`/api/admin/trash/${id}/restore`, { method: 'POST' })
      showToast({ title: message, description: `${name} is back with all that belongs to it.` })
      afterChange()
    } catch (error) {
      setProblem(reasonOf(error, 'It could not be put back. Please try again later.'))
    } finally {
      setBusy(false)
    }
  }
  return (
    <tr>
      <td className="trash-table__name">
        <b>{name}</b>
        {problem !== undefined && (
          <span className="err" role="alert">
            {problem}
          </span>
        )}
      </td>
      <td>
        <Badge>{ITEM_NOUNS[kind]}</Badge>
      </td>
      <td className="trash-table__when">
        <time dateTime={deletedAt}>{localTime(deletedAt)}</time>
        {username !== null && <span className="mut"> by {username}</span>}
      </td>
      <td className="mut trash-table__left">{trashTimeLeft(deletedAt, now)}</td>
      <td className="r trash-table__action">
        <Button
          variant="outline"
          size="sm"
          loading={isBusy}
          aria-label={`Put back ${name}`}
          onClick={() => void putBack()}
        >
          <Icon of={Undo2} size={16} />
          Put back
        </Button>
      </td>
    </tr>
  )
}

import { useQuery } from '@tanstack/react-query'
import { NodeViewWrapper, type ReactNodeViewProps } from '@tiptap/react'
import { Dices, Gift, X } from 'lucide'
import type { LinkTarget } from '#contract/posts/link-targets.schema.ts'
import { Badge } from '#ui/badge.tsx'
import { Icon } from '#ui/icon.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { callAdmin } from '../../staff/call-admin.ts'

const STATES: Readonly<Record<LinkTarget['state'], string | undefined>> = {
  shown: undefined,
  hidden: 'Hidden: visitors see no card',
  ended: 'Ended: visitors see no card',
}

/** The place of a casino's or bonus's card: its name, and whether visitors see it. */
export function OfferCard({ node, selected, deleteNode }: ReactNodeViewProps) {
  const kind = node.attrs['kind'] === 'bonus' ? 'bonus' : 'casino'
  const id = Number(node.attrs['id'])
  const { data: found, isError } = useQuery({
    queryKey: ['admin', 'link-targets', kind, id],
    queryFn: ({ signal }) =>
      callAdmin<LinkTarget[]>(`/api/admin/link-targets?kind=${kind}&id=${id}`, { signal }),
    retry: false,
  })
  const data = found?.[0]
  const isGone = found?.length === 0
  const warning = isGone ? 'Deleted: visitors see no card' : data && STATES[data.state]
  return (
    <NodeViewWrapper className="block-card" data-selected={selected || undefined} data-drag-handle="">
      <Icon of={kind === 'casino' ? Dices : Gift} size={24} />
      <span className="block-card__words grid flex-1 gap-0.5 justify-items-start min-w-0 wrap-anywhere">
        <b>{data?.name ?? `${kind === 'casino' ? 'Casino' : 'Bonus'} ${id}`}</b>
        <span>
          {kind === 'casino' ? 'Casino card' : 'Bonus with its conditions'}
          {data !== undefined && data.detail !== '' && `, ${data.detail}`}
          {isError && ', its name could not be loaded'}
        </span>
        {warning !== undefined && <Badge tone="off">{warning}</Badge>}
      </span>
      <IconButton
        icon={X}
        iconSize={18}
        label={`Remove the card of ${data?.name ?? id}`}
        onClick={deleteNode}
      />
    </NodeViewWrapper>
  )
}

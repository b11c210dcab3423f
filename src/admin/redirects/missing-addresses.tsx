import { useQuery } from '@tanstack/react-query'
import { CornerDownRight, X } from 'lucide'
import { useState } from 'react'
import {
  MISSING_LIST,
  MISSING_SORTS,
  type MissingAddress,
  type MissingSort,
  type RedirectSuggestion,
} from '#contract/redirects/redirects.schema.ts'
import { Button } from '#ui/button.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { Icon } from '#ui/icon.tsx'
import { grouped } from '#domain/shared/counted.ts'
import { AdminTime } from '../items/list/list-parts.tsx'
import { ListFrame, type ListFilter } from '../items/list/list-frame.tsx'
import type { DataColumn } from '../items/list/data-table.tsx'
import { useList } from '../items/list/use-list.ts'
import { callAdmin } from '../staff/call-admin.ts'
import { useAction } from '../use-action.ts'
import { ListTabs } from './redirects.tsx'
import { RedirectDialog } from './redirect-dialog.tsx'

const PATH = '/api/admin/missing-addresses'

const SORT_LABELS: Readonly<Record<MissingSort, string>> = {
  hits: 'Most visits first',
  newest: 'New ones first',
  latest: 'Last visit first',
}

export function MissingAddresses() {
  const list = useList<MissingAddress>('/api/admin/missing-addresses', MISSING_LIST.filters)
  return (
    <>
      <ListTabs />
      <ListFrame
        title="Missing addresses"
        one="address"
        many="addresses"
        list={list}
        empty="Addresses that visitors ask for and that have no page are listed here, within ten seconds."
        filters={SHOWN}
        columns={COLUMNS}
        actions={(missing) => <MissingActions missing={missing} />}
      />
    </>
  )
}

const SHOWN: readonly ListFilter[] = [
  {
    name: 'sort',
    label: 'Order',
    options: MISSING_SORTS.map((value) => ({ value, label: SORT_LABELS[value] })),
  },
]

const COLUMNS: readonly DataColumn<MissingAddress>[] = [
  { label: 'Address', className: 'redirect-address', cell: ({ address }) => <b>{readable(address)}</b> },
  { label: 'Visits', className: 'num', cell: ({ hits }) => grouped(hits) },
  { label: 'Last visit', cell: ({ lastSeenAt }) => <AdminTime at={lastSeenAt} /> },
  {
    label: 'Came from',
    className: 'redirect-address',
    cell: ({ referrer }) => referrer ?? <span className="mut">Not known</span>,
  },
]

/** Decodes percent signs, except for invisible characters and those that change the text direction. */
function readable(address: string): string {
  const letters = decodeURI(address)
  return /[\p{Cf}\p{Cc}\p{Co}]/u.test(letters) ? address : letters
}

/** Creates a redirect to the suggested page, or removes the address from the list. */
function MissingActions({ missing: { id, address } }: { missing: MissingAddress }) {
  const [isOpen, setOpen] = useState(false)
  const act = useAction()
  const { data } = useQuery({
    queryKey: ['admin', PATH, 'suggestion', address],
    queryFn: ({ signal }) =>
      callAdmin<RedirectSuggestion>(`${PATH}/suggestion?address=${encodeURIComponent(address)}`, { signal }),
    retry: false,
  })
  const target = data?.target ?? undefined
  const dismiss = () =>
    act(`${PATH}/${id}`, { method: 'DELETE', failed: 'The address could not be removed from the list' })
  return (
    <span className="missing-actions inline-flex flex-wrap items-center justify-end gap-y-1 gap-x-2 max-lg:w-full max-lg:justify-start">
      {target !== undefined && (
        <span className="max-w-56 text-sm text-muted-foreground max-lg:flex-[1_0_100%] max-lg:max-w-none max-lg:whitespace-normal truncate">
          Likely: {target.label}
        </span>
      )}
      <Button
        variant="outline"
        size="sm"
        aria-label={target === undefined ? `Redirect ${address}` : `Redirect ${address} to ${target.label}`}
        onClick={() => setOpen(true)}
      >
        <Icon of={CornerDownRight} size={16} />
        Redirect
      </Button>
      <IconButton
        icon={X}
        iconSize={18}
        label={`Remove ${address} from the list`}
        onClick={() => void dismiss()}
      />
      {isOpen && (
        <RedirectDialog source={address} target={target?.path ?? ''} onClose={() => setOpen(false)} />
      )}
    </span>
  )
}

import { useQuery } from '@tanstack/react-query'
import { CornerDownRight, X } from 'lucide'
import { useState } from 'react'
import type { MissingAddress, RedirectSuggestion } from '#contract/redirects/redirects.schema.ts'
import type { Done } from '#contract/site/site.schema.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { showToast } from '#ui/toast.tsx'
import { showFailure } from '../failure.ts'
import { callAdmin } from '../session/call-admin.ts'
import { useAfterChange } from '../table/use-after-change.ts'
import { RedirectDialog } from './redirect-dialog.tsx'

const PATH = '/api/admin/missing-addresses'

/** Makes a redirect, with the likeliest page as its target, or takes the address off the list. */
export function MissingActions({ missing: { id, address } }: { missing: MissingAddress }) {
  const [isOpen, setOpen] = useState(false)
  const afterChange = useAfterChange()
  const { data } = useQuery({
    queryKey: ['admin', PATH, 'suggestion', address],
    queryFn: ({ signal }) =>
      callAdmin<RedirectSuggestion>(`${PATH}/suggestion?address=${encodeURIComponent(address)}`, { signal }),
    retry: false,
  })
  const target = data?.target ?? undefined
  const dismiss = async () => {
    try {
      const { message } = await callAdmin<Done>(`${PATH}/${id}`, { method: 'DELETE' })
      showToast({ title: message })
    } catch (error) {
      showFailure(error, 'The address could not be removed from the list')
    } finally {
      afterChange()
    }
  }
  return (
    <span className="missing-actions">
      {target !== undefined && <span className="missing-actions__target">Likely: {target.label}</span>}
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

import { Check, Link2 } from 'lucide'
import { useState } from 'react'
import type { CompareSearch } from '#contract/comparisons/compare-search.ts'
import type { Comparison } from '#contract/site/site.schema.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { showToast } from '#ui/toast.tsx'
import { visitorSession } from '../tracking/visitor-session.ts'
import { callApi } from '../shell/call-api.ts'
import { compareAddress } from './compare-address.ts'

/** Copies the address of the comparison. Without scripts the address bar does: all that is compared stands in it. */
export function ShareButton({ search }: { search: CompareSearch }) {
  const [copied, setCopied] = useState('')
  const address = compareAddress({ ...search, find: '', listed: 0 })
  const share = async () => {
    void store(search)
    try {
      await navigator.clipboard.writeText(new URL(address, location.origin).href)
      setCopied(address)
    } catch {
      showToast({
        title: 'The link could not be copied',
        description: 'Copy the address of this page instead.',
        variant: 'destructive',
      })
    }
  }
  const isCopied = copied === address
  return (
    <span className="cmp-share scripted">
      <Button variant="outline" onClick={() => void share()}>
        <Icon of={isCopied ? Check : Link2} size={18} />
        {isCopied ? 'Link Copied' : 'Copy Link'}
      </Button>
      <span className="sr" role="status">
        {isCopied ? 'Link copied' : ''}
      </span>
    </span>
  )
}

/** Casinos that were shared are kept (decision D-49). It never gets in the way of copying. */
async function store({ kind, ids }: CompareSearch): Promise<void> {
  if (kind !== 'casinos' || ids.length === 0) return
  await callApi<Comparison>('/api/comparisons', {
    payload: { casinoIds: ids, userId: await visitorSession() },
  }).catch(() => undefined)
}

import { useState } from 'react'
import { showToast } from '#ui/toast.tsx'
import { shareLink } from './share-link.ts'

/**
 * Shares a page: with the share sheet on phones and tablets, elsewhere by copying its link. `copied` is the last copied
 * path, or empty. Failures are reported in a toast.
 */
export function useShare() {
  const [copied, setCopied] = useState('')
  const share = async (title: string, path: string) => {
    // Desktop browsers have a share sheet too, but there people copy links to paste them.
    const hasSheet = typeof navigator.share === 'function' && matchMedia('(pointer: coarse)').matches
    const outcome = await shareLink(
      {
        ...(hasSheet && { share: (data) => navigator.share(data) }),
        copy: (text) => navigator.clipboard.writeText(text),
      },
      { title, url: new URL(path, location.origin).href },
    )
    if (outcome === 'copied') setCopied(path)
    if (outcome === 'failed') showToast(FAILED)
    return outcome
  }
  return { share, copied }
}

const FAILED = {
  title: 'The link could not be copied',
  description: 'Copy the address of this page instead.',
  variant: 'destructive',
} as const

import type { CompareSearch } from '#contract/comparisons/compare-search.ts'
import type { Comparison } from '#contract/site/site.schema.ts'
import { Button } from '#ui/button.tsx'
import { ShareWords } from '../share/share-words.tsx'
import { useShare } from '../share/use-share.ts'
import { visitorSession } from '../analytics/visitor-session.ts'
import { callApi } from '../shell/call-api.ts'
import { compareAddress } from './compare-words.ts'

/** Shares the comparison's address, or copies it where there is no share sheet. The address contains everything. */
export function ShareButton({ search, title }: { search: CompareSearch; title: string }) {
  const { share, copied } = useShare()
  const address = compareAddress({ ...search, find: '', listed: 0 })
  const press = () => {
    void store(search)
    void share(title, address)
  }
  const isCopied = copied === address
  return (
    <span className="cmp-share scripted">
      <Button variant="outline" onClick={press}>
        <ShareWords done={isCopied ? 'Link Copied' : undefined} />
      </Button>
      <span className="sr" role="status">
        {isCopied ? 'Link copied' : ''}
      </span>
    </span>
  )
}

/** Shared casino comparisons are stored (decision D-49), without delaying the copy. */
async function store({ kind, ids }: CompareSearch): Promise<void> {
  if (kind !== 'casinos' || ids.length === 0) return
  await callApi<Comparison>('/api/comparisons', {
    payload: { casinoIds: ids, userId: await visitorSession() },
  }).catch(() => undefined)
}

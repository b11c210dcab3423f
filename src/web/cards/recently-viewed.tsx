import { useSyncExternalStore } from 'react'
import { paths } from '#contract/shared/paths.ts'
import { Button } from '#ui/button.tsx'
import { Link } from '#ui/link.tsx'
import { clearViewed, forgetViewed, listen, NONE, shown } from './viewed-store.ts'

/** Links to recently viewed items, with buttons to forget them. Nothing without any. */
export function RecentlyViewed() {
  const items = useSyncExternalStore(listen, shown, () => NONE)
  if (items.length === 0) return null
  return (
    <section className="section wrap" aria-labelledby="recently-viewed">
      <div className="section__head">
        <h2 id="recently-viewed">Recently viewed</h2>
        <span>
          <Button variant="ghost" size="sm" onClick={clearViewed}>
            Clear
          </Button>
          <Button variant="ghost" size="sm" onClick={forgetViewed}>
            Do not remember
          </Button>
        </span>
      </div>
      <ul className="tags">
        {items.map(({ kind, id, slug, name }) => (
          <li key={`${kind} ${id}`}>
            <Link className="chip" to={slug === undefined ? paths.numbered(kind, id) : paths[kind]({ slug })}>
              <span className="ell">{name}</span>
            </Link>
          </li>
        ))}
      </ul>
      <p className="xs mut mt-2">Kept on this device only. We never receive it.</p>
    </section>
  )
}

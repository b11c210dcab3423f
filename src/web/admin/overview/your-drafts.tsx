import { Link } from 'react-router'
import type { DraftRow } from '#contract/items/drafts.schema.ts'
import { ITEM_NOUNS } from '#contract/items/item-kinds.ts'
import { paths } from '#contract/shared/paths.ts'
import { draftAddress, draftName, draftState } from '../drafts/draft-words.ts'
import { localTime } from '../local-time.ts'
import { Panel } from './panel.tsx'

const SHOWN = 3

/** The last things that somebody began and did not save; nothing without any. */
export function YourDrafts({ drafts }: { drafts: readonly DraftRow[] }) {
  if (drafts.length === 0) return null
  return (
    <Panel
      title="Your drafts"
      note="Begun and not saved. Only you see them."
      all={{ to: paths.admin('drafts'), label: `All ${drafts.length}` }}
    >
      <ul className="panel__list">
        {drafts.slice(0, SHOWN).map((draft) => (
          <li key={draft.id} className="panel__row">
            <span className="panel__main">
              <Link className="panel__link" to={draftAddress(draft)}>
                {draftName(draft)}
              </Link>
              <span className="mut xs">
                {ITEM_NOUNS[draft.kind]}, {lowerFirst(draftState(draft))}
              </span>
            </span>
            <time className="mut xs" dateTime={draft.updatedAt}>
              {localTime(draft.updatedAt)}
            </time>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

function lowerFirst(text: string): string {
  return text.slice(0, 1).toLowerCase() + text.slice(1)
}

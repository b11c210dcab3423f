import { SearchPanel } from './search-panel.tsx'
import type { SearchPanelProps } from './search-panel.tsx'
import { useInSight } from './use-in-sight.ts'

/** The suggestions under the field, 700 pixels wide, from 640 on. */
export function SearchPopover(panel: SearchPanelProps) {
  const popover = useInSight<HTMLDivElement>()
  return (
    // Pressing a row must not take the focus from the field before the row is gone to.
    <div
      ref={popover}
      role="presentation"
      className="command command--pop"
      onMouseDown={(event) => event.preventDefault()}
    >
      <SearchPanel {...panel} />
    </div>
  )
}

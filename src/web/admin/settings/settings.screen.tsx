import { useQuery } from '@tanstack/react-query'
import { WifiOff } from 'lucide'
import { NavLink, useParams } from 'react-router'
import { SETTING_LABELS } from '#contract/settings/setting-words.ts'
import { SETTING_GROUPS } from '#contract/settings/settings.schema.ts'
import { paths } from '#contract/shared/paths.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { reasonOf } from '../../shell/call-api.ts'
import { GroupForm } from './group-form.tsx'
import { settingsQuery } from './settings-query.ts'
import '../blog/preview.css'
import './settings.css'

/** The settings of the site, one group at a time. */
export default function SettingsScreen() {
  const asked = useParams()['group']
  const group = SETTING_GROUPS.find((name) => name === asked) ?? 'brand'
  const { data, error, refetch } = useQuery(settingsQuery)
  const state = data?.find((one) => one.group === group)
  return (
    <>
      <div className="admin-head">
        <div>
          <h1>Settings</h1>
          <p className="mut sm">What you save counts at once, for every visitor.</p>
        </div>
      </div>
      <nav className="setting-tabs" aria-label="Settings">
        {SETTING_GROUPS.map((name) => (
          <NavLink key={name} to={paths.admin(name === 'brand' ? 'settings' : `settings/${name}`)} end>
            {SETTING_LABELS[name]}
          </NavLink>
        ))}
      </nav>
      {state !== undefined ? (
        <GroupForm key={group} group={group} state={state} />
      ) : error === null ? (
        <Skeleton className="form-skeleton" />
      ) : (
        <EmptyState
          failed
          icon={WifiOff}
          title="Failed to load the settings"
          action={
            <Button variant="outline" onClick={() => void refetch()}>
              Try again
            </Button>
          }
        >
          {reasonOf(error, 'Please try again later or check your connection.')}
        </EmptyState>
      )}
    </>
  )
}

import { useQuery } from '@tanstack/react-query'
import type { SettingGroup, SettingVersion } from '#contract/settings/settings.schema.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { reasonOf } from '../../shell/call-api.ts'
import { AdminTime } from '../list/list-parts.tsx'
import { callAdmin } from '../session/call-admin.ts'
import { SETTINGS_PATH } from './settings-query.ts'

const LONGEST = 160

interface SettingHistoryProps {
  group: SettingGroup
  present: number
  /** There are unsaved changes in the form behind it. */
  isDirty: boolean
  /** Saves this version as a new one; false when it was refused. */
  onTake: (version: SettingVersion) => Promise<boolean>
  onClose: () => void
}

/** The kept versions of a group, newest first. Restoring one makes a new version. */
export function SettingHistory({ group, present, isDirty, onTake, onClose }: SettingHistoryProps) {
  const { data, error } = useQuery({
    queryKey: ['admin', 'setting-history', group, present],
    queryFn: ({ signal }) =>
      callAdmin<SettingVersion[]>(`${SETTINGS_PATH}/history?group=${group}`, { signal }),
    staleTime: 0,
  })
  const take = async (version: SettingVersion) => {
    if (await onTake(version)) onClose()
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="History"
      description={`The last saves, newest first. Restoring a version makes a new one, which visitors see at once.${isDirty ? ' What you typed and did not save is given up then.' : ''}`}
    >
      {error !== null ? (
        <p className="err" role="alert">
          {reasonOf(error, 'The history could not be loaded.')}
        </p>
      ) : data === undefined ? (
        <Skeleton className="form-skeleton" />
      ) : (
        <ol className="setting-history">
          {data.map((version) => (
            <li key={version.version}>
              <div className="setting-history__head">
                <span>
                  <b>Version {version.version}</b>{' '}
                  <span className="mut">
                    <AdminTime at={version.savedAt} />
                    {version.savedBy !== null && ` by ${version.savedBy}`}
                  </span>
                </span>
                {version.version === present ? (
                  <span className="mut sm">In use now</span>
                ) : (
                  <Button
                    variant="outline"
                    size="sm"
                    aria-label={`Restore version ${version.version}`}
                    onClick={() => void take(version)}
                  >
                    Restore
                  </Button>
                )}
              </div>
              {version.value === null ? (
                <p className="mut sm">The defaults</p>
              ) : (
                <VersionValues value={version.value} />
              )}
            </li>
          ))}
        </ol>
      )}
    </Dialog>
  )
}

/** What a version holds, as names and values. Long texts are cut. */
function VersionValues({ value }: { value: unknown }) {
  return (
    <dl className="setting-values">
      {valueLines(value).map(([name, text]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Such as "social facebook" and its text; what is empty is left out. */
function valueLines(value: unknown, path = ''): [name: string, text: string][] {
  if (value === null || value === '' || value === undefined) return []
  if (typeof value !== 'object') return [[path, typeof value === 'string' ? value : JSON.stringify(value)]]
  return Object.entries(value).flatMap(([name, inner]) =>
    valueLines(inner, `${path} ${Array.isArray(value) ? Number(name) + 1 : inWords(name)}`.trim()),
  )
}

/** "supportEmail" as "support email". */
function inWords(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
}

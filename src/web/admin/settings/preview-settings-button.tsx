import { Eye } from 'lucide'
import { lazy, Suspense, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import type { SettingGroup } from '#contract/settings/settings.schema.ts'
import { paths } from '#contract/shared/paths.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { storedToken } from '../session/stored-login.ts'

const PreviewDialog = lazy(async () => ({
  default: (await import('../blog/preview-dialog.tsx')).PreviewDialog,
}))

/** Shows the home page with the group as it stands in the form. Nothing is saved. */
export function PreviewSettingsButton({ group }: { group: SettingGroup }) {
  const { getValues, trigger } = useFormContext()
  const [value, setValue] = useState<string>()
  const look = async () => {
    // What is wrong is said beside its field instead.
    if (await trigger()) setValue(JSON.stringify(getValues()))
  }
  return (
    <>
      <Button variant="outline" onClick={() => void look()}>
        <Icon of={Eye} size={18} />
        Preview
      </Button>
      {value !== undefined && (
        <Suspense>
          <PreviewDialog
            page={{
              // The action of the home page and not of the frame around every page.
              action: `${paths.home()}?index`,
              title: 'The home page as visitors will see it',
              fields: { token: storedToken() ?? '', group, value },
            }}
            onClose={() => setValue(undefined)}
          />
        </Suspense>
      )}
    </>
  )
}

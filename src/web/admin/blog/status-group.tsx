import { useFormContext, useWatch } from 'react-hook-form'
import { paths } from '#contract/shared/paths.ts'
import { onlyWhoMay, ROLES } from '#contract/staff/permissions.ts'
import { formatDate } from '#domain/shared/dates.ts'
import { Button } from '#ui/button.tsx'
import { OwnEarnings } from '../earnings/own-earnings.tsx'
import { SwitchField } from '../form/switch-field.tsx'
import { TextField } from '../form/text-field.tsx'
import { useMay } from '../session/use-may.ts'
import { toLocalTime } from './post-values.ts'

/** Who sees it, and from when on. */
export function StatusGroup() {
  const { setValue } = useFormContext()
  const mayPublish = useMay()('articles.publish')
  const [isPublished, publishAt, publishedAt, slug] = useWatch({
    name: ['isPublished', 'publishAt', 'publishedAt', 'slug'],
  }) as unknown[]
  const published = typeof publishedAt === 'string' ? formatDate(publishedAt) : undefined
  return (
    <>
      {mayPublish ? (
        <SwitchField
          name="isPublished"
          label="Published"
          hint={
            isPublished === true ? 'Visitors find it as soon as you save.' : 'A draft; only staff see it.'
          }
        />
      ) : (
        <p className="sm mut">
          {onlyWhoMay(ROLES, 'articles.publish')} may publish articles and change published ones.
        </p>
      )}
      {published !== undefined && <p className="sm mut">First published on {published}.</p>}
      {isPublished === true && published !== undefined && typeof slug === 'string' && (
        <OwnEarnings path={paths.post(slug)} />
      )}
      <SwitchField
        name="isFeatured"
        label="Featured"
        hint="The newest featured article stands at the top of the blog."
      />
      {mayPublish && isPublished !== true && (
        <div className="with-button">
          <TextField
            name="publishAt"
            label="Publish at"
            type="datetime-local"
            hint={`Optional. In your time zone, ${timeZone()}`}
          />
          {typeof publishAt === 'string' && publishAt !== '' ? (
            <Button
              variant="outline"
              onClick={() => setValue('publishAt', '', { shouldDirty: true, shouldValidate: true })}
            >
              Do not schedule
            </Button>
          ) : (
            <Button
              variant="outline"
              onClick={() =>
                setValue('publishAt', tomorrowMorning(), { shouldDirty: true, shouldValidate: true })
              }
            >
              Tomorrow at 9:00
            </Button>
          )}
        </div>
      )}
    </>
  )
}

/** Such as "Europe/Belgrade (GMT+1)". */
function timeZone(): string {
  const format = new Intl.DateTimeFormat('en', { timeZoneName: 'shortOffset' })
  const offset = format.formatToParts(new Date()).find(({ type }) => type === 'timeZoneName')?.value
  return `${format.resolvedOptions().timeZone} (${offset ?? ''})`
}

function tomorrowMorning(): string {
  const date = new Date()
  date.setDate(date.getDate() + 1)
  date.setHours(9, 0, 0, 0)
  return toLocalTime(date.toISOString())
}

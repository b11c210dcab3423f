import { CircleAlert } from 'lucide'
import { Tabs } from 'radix-ui'
import { useFormState } from 'react-hook-form'
import { Icon } from '#ui/icon.tsx'
import type { FormTab } from './item-dialog-props.ts'

/** The tabs of a form; one that holds an error says so. */
export function FormTabs({ tabs }: { tabs: readonly FormTab[] }) {
  const { errors } = useFormState()
  return (
    <Tabs.List className="tabs" aria-label="Parts of the form">
      {tabs.map(({ name, fields }) => {
        const wrong = fields.filter((field) => Object.hasOwn(errors, field)).length
        return (
          <Tabs.Trigger key={name} value={tabValue(name)}>
            {name}
            {wrong > 0 && (
              <span className="tab-error">
                <Icon of={CircleAlert} size={14} />
                <span className="sr">
                  {wrong} {wrong === 1 ? 'error' : 'errors'}
                </span>
              </span>
            )}
          </Tabs.Trigger>
        )
      })}
    </Tabs.List>
  )
}

/** Tab and panel refer to each other by it, and such references may hold no space. */
export function tabValue(name: string): string {
  return name.replaceAll(' ', '-')
}

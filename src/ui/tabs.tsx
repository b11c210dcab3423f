import type { LucideIcon } from 'lucide-react'
import { Tabs as Primitive } from 'radix-ui'
import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

export interface Tab {
  value: string
  label: ReactNode
  icon?: LucideIcon
  content: ReactNode
}

interface TabsProps {
  tabs: readonly Tab[]
  /** What the tabs choose between. */
  label: string
  defaultValue?: string
  className?: string
}

/** Tabs with a bar under the chosen one; arrow keys move between them. The first one is open unless said otherwise. */
export function Tabs({ tabs, label, defaultValue = tabs[0]?.value ?? '', className }: TabsProps) {
  return (
    <Primitive.Root defaultValue={defaultValue} {...(className !== undefined && { className })}>
      <Primitive.List className="tabs" aria-label={label}>
        {tabs.map((tab) => (
          <Primitive.Trigger key={tab.value} value={tab.value}>
            {tab.icon !== undefined && <Icon of={tab.icon} size={18} />}
            {tab.label}
          </Primitive.Trigger>
        ))}
      </Primitive.List>
      {tabs.map((tab) => <Primitive.Content key={tab.value} value={tab.value}>{tab.content}</Primitive.Content>)}
    </Primitive.Root>
  )
}

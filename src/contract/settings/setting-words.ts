import type { SettingGroup } from './settings.schema.ts'

/** Labels of the groups, in the order of their tabs. */
export const SETTING_LABELS: Readonly<Record<SettingGroup, string>> = {
  brand: 'Name and contact',
  claims: 'Claims',
  menus: 'Menus',
  home: 'Home page',
  legal: 'Legal texts',
  pages: 'Own pages',
  helplines: 'Helplines',
  look: 'Colours and typeface',
  pictures: 'Logo',
}

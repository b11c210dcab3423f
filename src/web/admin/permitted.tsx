import { Lock } from 'lucide'
import type { ReactNode } from 'react'
import { paths } from '#contract/shared/paths.ts'
import { onlyWhoMay, ROLE_WITH_ARTICLE, ROLES } from '#contract/staff/permissions.ts'
import type { Access } from '#contract/staff/permissions.ts'
import { ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ADMIN_SECTIONS } from './admin-sections.ts'
import { useStaff } from './session/staff-context.ts'
import { useMay } from './session/use-may.ts'

/** A screen for those who may see it; anybody else who opens its address reads why not. The server refuses as well. */
export function Permitted({ access, children }: { access: Access; children: ReactNode }) {
  const { role } = useStaff()
  const may = useMay()
  if (may(access)) return children
  const first = ADMIN_SECTIONS.find((section) => may(section.access))
  return (
    <EmptyState
      as="h1"
      icon={Lock}
      title={`${onlyWhoMay(ROLES, access)} may see this`}
      action={
        first !== undefined && (
          <ButtonLink variant="outline" to={paths.admin(first.section)}>
            {first.section === '' ? 'Back to the overview' : `Go to ${first.label}`}
          </ButtonLink>
        )
      }
    >
      Your account is {ROLE_WITH_ARTICLE[role]} account. Ask the owner for what you need.
    </EmptyState>
  )
}

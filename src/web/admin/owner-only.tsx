import { Lock } from 'lucide'
import type { ReactNode } from 'react'
import { paths } from '#contract/shared/paths.ts'
import { ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { useStaff } from './session/staff-context.ts'

/** A screen of the owner; who came by its address without being one is told so. The server refuses as well. */
export function OwnerOnly({ children }: { children: ReactNode }) {
  if (useStaff().role === 'owner') return children
  return (
    <EmptyState
      as="h1"
      icon={Lock}
      title="Only the owner may see this"
      action={
        <ButtonLink variant="outline" to={paths.admin()}>
          Back to the overview
        </ButtonLink>
      }
    >
      Your account is an admin account. Ask the owner for what you need.
    </EmptyState>
  )
}

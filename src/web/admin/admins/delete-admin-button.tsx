import type { Admin } from '#contract/staff/admins.schema.ts'
import { DeleteForGoodButton } from '../delete-for-good-button.tsx'

/** Deletes an admin after a question. */
export function DeleteAdminButton({ admin: { id, username } }: { admin: Admin }) {
  return (
    <DeleteForGoodButton
      path={`/api/admin/admins/${id}`}
      name={username}
      failure="An error occurred while deleting the administrator"
    >
      {username} is signed out at once and cannot sign in any more. What {username} did stays in the history.
    </DeleteForGoodButton>
  )
}

import { useNavigate } from 'react-router'
import { paths } from '#contract/shared/paths.ts'
import { Dialog } from '#ui/dialog.tsx'
import { forgetLogin, isOfAnother, storedUser } from '#web/shell/stored-login.ts'
import { giveUp, goOn, useIsNeeded } from './held-calls.ts'
import { SignInForm } from './sign-in-form.tsx'
import { useStaff } from './staff-context.ts'

/** The sign-in over the current screen, which then continues. */
export function SessionLostDialog() {
  const isLost = useIsNeeded('sign-in')
  const staff = useStaff()
  const navigate = useNavigate()
  const other = isLost && isOfAnother() ? storedUser()?.username : undefined
  const leave = () => {
    // Another person's session is theirs to end.
    if (other !== undefined) return location.assign(paths.admin())
    forgetLogin()
    giveUp('sign-in', new Error('Given up'))
    void navigate(paths.adminLogin())
  }
  return (
    <Dialog
      open={isLost}
      onClose={leave}
      title={other === undefined ? 'Your session has ended' : `Another tab is signed in as ${other}`}
      description={
        other === undefined
          ? 'Sign in again to go on. What you typed is still here.'
          : `This tab belongs to ${staff.username}. Nothing from it was saved as ${other}. Sign in as ${staff.username} to go on, or close this to go on as ${other}.`
      }
      className="dialog--small"
    >
      <SignInForm
        username={staff.username}
        onSignedIn={(user) => {
          if (user.id === staff.id) goOn('sign-in')
          // The page's contents belong to the person who left.
          else location.assign(paths.admin())
        }}
      />
    </Dialog>
  )
}

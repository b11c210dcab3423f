import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { SignIn, type SignedIn } from '#contract/staff/admins.schema.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { showToast } from '#ui/toast.tsx'
import { useHydrated } from '#ui/use-hydrated.ts'
import { callApi, reasonOf } from '#web/shell/call-api.ts'
import { keepLogin } from '#web/shell/stored-login.ts'

interface SignInFormProps {
  /** The person who was signed in before. */
  username?: string
  onSignedIn: (user: SignedIn['user']) => void
}

export function SignInForm({ username, onSignedIn }: SignInFormProps) {
  const { register, handleSubmit, formState, setFocus } = useForm({
    resolver: zodResolver(SignIn),
    // Without a default, values typed or filled in before the scripts stay.
    defaultValues: username === undefined ? {} : { username },
  })
  const isHydrated = useHydrated()
  const submit = handleSubmit(async (credentials) => {
    try {
      const { token, user, message } = await callApi<SignedIn>('/api/auth/login', { payload: credentials })
      keepLogin(token, user)
      showToast({ title: message })
      onSignedIn(user)
    } catch (error) {
      showToast({
        title: 'Greška',
        description: reasonOf(error, 'Došlo je do greške prilikom prijave'),
        variant: 'destructive',
      })
      setFocus('password')
    }
  })
  return (
    <form
      className="form"
      noValidate
      // When the browser submits it before the scripts run, the password must not end up in the address.
      method="post"
      onSubmit={(event) => {
        event.stopPropagation()
        void submit(event)
      }}
    >
      <Field label="Korisničko ime" problem={formState.errors.username?.message}>
        {(control) => (
          <input
            {...control}
            {...register('username')}
            className="input"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
          />
        )}
      </Field>
      <Field label="Password" problem={formState.errors.password?.message}>
        {(control) => (
          <input
            {...control}
            {...register('password')}
            className="input"
            type="password"
            autoComplete="current-password"
          />
        )}
      </Field>
      <Button
        type="submit"
        block
        disabled={!isHydrated}
        loading={formState.isSubmitting}
        loadingLabel="Prijavljivanje..."
      >
        Prijavi se
      </Button>
    </form>
  )
}

import { clsx } from 'clsx'
import { LoaderCircle } from 'lucide'
import type { ComponentProps } from 'react'
import { Icon } from './icon.tsx'
import { Link } from './link.tsx'

export interface ButtonLook {
  variant?: keyof typeof VARIANTS
  size?: keyof typeof SIZES
  /** Fills the width of its container. */
  block?: boolean
}

interface ButtonProps extends ButtonLook, ComponentProps<'button'> {
  loading?: boolean
  /** The words while loading. Their space is reserved from the start, so the width does not change. */
  loadingLabel?: string
}

/** A button. It submits a form only with `type="submit"`. */
export function Button({
  variant,
  size,
  block,
  loading = false,
  loadingLabel,
  className,
  children,
  disabled,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={buttonClass({ variant, size, block }, className)}
      disabled={disabled === true || loading}
      aria-busy={loading || undefined}
    >
      {loadingLabel === undefined ? (
        children
      ) : (
        <span className="btn__stack">
          <span data-off={loading || undefined}>{children}</span>
          <span data-off={!loading || undefined}>
            <Icon of={LoaderCircle} size={18} className="spin" />
            {loadingLabel}
          </span>
        </span>
      )}
    </button>
  )
}

export function ButtonLink({
  variant,
  size,
  block,
  className,
  ...rest
}: ButtonLook & ComponentProps<typeof Link>) {
  return <Link {...rest} className={buttonClass({ variant, size, block }, className)} />
}

type Loose<T> = { [K in keyof T]?: T[K] | undefined }

/** The class names of a button, for links that look like one. */
export function buttonClass(
  { variant = 'default', size = 'default', block = false }: Loose<ButtonLook>,
  more?: string,
): string {
  return clsx('btn', VARIANTS[variant], SIZES[size], block && 'btn--block', more)
}

const VARIANTS = {
  default: 'btn--primary',
  outline: 'btn--outline',
  secondary: 'btn--secondary',
  ghost: 'btn--ghost',
  destructive: 'btn--danger',
  felt: 'btn--felt',
  feltOutline: 'btn--felt-line',
} as const

const SIZES = { sm: 'btn--sm', default: '', lg: 'btn--lg', icon: 'btn--icon' } as const

import { clsx } from 'clsx'
import { groundOfAddress } from '#contract/media/media-address.ts'
import { paths } from '#contract/shared/paths.ts'
import { inkOn, logoGround } from '#domain/artwork/logo-ground.ts'

interface LogoFieldProps {
  casino: { name: string; logoUrl: string | null }
  className?: string
}

/** The colour behind a casino's logo; undefined for an uploaded logo that is transparent, pale or on another site. */
export function groundOf({ name, logoUrl }: LogoFieldProps['casino']): string | undefined {
  return logoUrl === null || logoUrl === '' ? logoGround(name) : groundOfAddress(logoUrl)
}

/** The class for text on that colour: light or dark; none on the neutral colour. */
export function inkClass(casino: LogoFieldProps['casino']): string | undefined {
  const ground = groundOf(casino)
  return ground === undefined ? undefined : `ink-${inkOn(ground)}`
}

/** The coloured area behind a logo, filling its container. Decorative. */
export function LogoGround({ casino, className }: LogoFieldProps) {
  const ground = groundOf(casino)
  return (
    // The colour is an attribute, because the policy forbids style attributes in the server's HTML.
    <svg
      className={clsx(
        'absolute inset-0 size-full',
        ground === undefined ? 'bg-muted' : 'bg-current',
        className,
      )}
      color={ground}
      aria-hidden="true"
    />
  )
}

interface LogoStripProps extends LogoFieldProps {
  /** How many motifs: at the right, and fainter in the middle. */
  motifs?: 1 | 2
}

/** A band in the logo's colour with its motif at the right; `--strip` of the class is its height. */
export function LogoStrip({ casino, className, motifs = 2 }: LogoStripProps) {
  const isDrawn = casino.logoUrl === null || casino.logoUrl === ''
  const motif = (
    <img src={paths.logo(casino.name)} alt="" width={64} height={64} loading="lazy" decoding="async" />
  )
  return (
    <div className={clsx('logo-strip', className)} aria-hidden="true">
      <LogoGround casino={casino} />
      {isDrawn && (
        <>
          {motif}
          {motifs === 2 && motif}
        </>
      )}
    </div>
  )
}
